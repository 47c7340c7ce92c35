"use client";

import type { AbstractIntlMessages } from "next-intl";
import { createContext, type ReactNode, useContext } from "react";
import type { Locale } from "@/lib/i18n/locales";

/** The page's language, and the few messages that its widgets need to be hydrated. */
export type PageTexts = { locale: Locale; messages: AbstractIntlMessages };

const PageTextsContext = createContext<PageTexts>({ locale: "en", messages: {} });

/**
 * Provides what the page's own widgets say. Unlike `MessagesProvider` it brings no translator, which comes with the
 * widgets that need one: most pages are hydrated without.
 */
export function PageTextsProvider({ texts, children }: { texts: PageTexts; children: ReactNode }) {
  return <PageTextsContext value={texts}>{children}</PageTextsContext>;
}

/** Returns what `PageTextsProvider` provides. */
export function usePageTexts(): PageTexts {
  return useContext(PageTextsContext);
}

"use client";

import type { AbstractIntlMessages } from "next-intl";
import { type ReactNode, useEffect, useState } from "react";
import type { TranslatorProvider } from "@/components/ui/translator-provider";
import { readPageLanguage } from "@/lib/browser/page";
import { reloadIfAnswered } from "@/lib/browser/reload";
import { loadMessages } from "@/lib/i18n/load-messages";

type Loaded = { messages: AbstractIntlMessages; Translator: typeof TranslatorProvider };

/** The messages in this page's language, and what translates them, once they are here. */
let loaded: Loaded | undefined;

/**
 * Loads the messages in this page's language, for code outside of components or ahead of rendering. Rejects when they
 * fail to load.
 */
export async function fetchMessages() {
  const [messages, { TranslatorProvider: Translator }] = await Promise.all([
    loadMessages(readPageLanguage()),
    import("@/components/ui/translator-provider"),
  ]);
  loaded = { messages, Translator };
  return messages;
}

/**
 * Provides all messages, loaded once, to components that only appear in the browser, so that they add nothing to the
 * page before.
 */
export function MessagesProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(loaded);
  useEffect(() => {
    let isShown = true;
    // Nothing can be shown without the messages, so a reload once there is a connection loses nothing.
    const startAnew = () => void reloadIfAnswered();
    fetchMessages().then(
      () => isShown && setShown(loaded),
      () => isShown && window.addEventListener("online", startAnew),
    );
    return () => {
      isShown = false;
      window.removeEventListener("online", startAnew);
    };
  }, []);
  if (shown === undefined) return null;
  return (
    <shown.Translator language={readPageLanguage()} messages={shown.messages}>
      {children}
    </shown.Translator>
  );
}

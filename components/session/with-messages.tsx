"use client";

import { type AbstractIntlMessages, NextIntlClientProvider } from "next-intl";
import { type ReactNode, useEffect, useState } from "react";
import { isLocale, type Locale } from "@/lib/i18n/locales";
import { VENUE_TIME_ZONE } from "@/lib/time/seoul";

const books: Record<Locale, () => Promise<{ default: AbstractIntlMessages }>> = {
  ko: () => import("@/messages/ko.json"),
  en: () => import("@/messages/en.json"),
};

/** Fetches the sentences of this page's language ahead of the moment in which they are needed. */
export async function fetchMessages(): Promise<void> {
  await books[localeOfPage()]();
}

/** All sentences, fetched once, for what only appears in the browser: none of them weighs on the page before that. */
export function WithMessages({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<AbstractIntlMessages>();
  const locale = localeOfPage();
  useEffect(() => {
    let isShown = true;
    books[locale]().then((book) => isShown && setMessages(book.default));
    return () => {
      isShown = false;
    };
  }, [locale]);
  if (messages === undefined) return null;
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone={VENUE_TIME_ZONE}>
      {children}
    </NextIntlClientProvider>
  );
}

function localeOfPage(): Locale {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : "en";
}

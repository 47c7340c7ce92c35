"use client";

import { type AbstractIntlMessages, NextIntlClientProvider } from "next-intl";
import { type ReactNode, useEffect, useState } from "react";
import { loadMessages } from "@/lib/i18n/load-messages";
import { type Locale, toLocale } from "@/lib/i18n/locales";
import { VENUE_TIME_ZONE } from "@/lib/time/seoul";

/** The sentences of this page's language, outside of what is drawn or ahead of it. Rejects when they do not come. */
export async function fetchMessages() {
  return loadMessages(localeOfPage());
}

/** All sentences, fetched once, for what only appears in the browser: none of them weighs on the page before that. */
export function WithMessages({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<AbstractIntlMessages>();
  const locale = localeOfPage();
  useEffect(() => {
    let isShown = true;
    // Nothing can be shown without them, so nothing is lost by a new start once there is a connection.
    const startAnew = () => location.reload();
    loadMessages(locale).then(
      (sentences) => isShown && setMessages(sentences),
      () => isShown && window.addEventListener("online", startAnew),
    );
    return () => {
      isShown = false;
      window.removeEventListener("online", startAnew);
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
  return toLocale(lang);
}

"use client";

import { type AbstractIntlMessages, NextIntlClientProvider } from "next-intl";
import { type ReactNode, useEffect, useState } from "react";
import { readPageLanguage } from "@/lib/browser/page-language";
import { reloadIfAnswered } from "@/lib/browser/reload-if-answered";
import { loadMessages } from "@/lib/i18n/load-messages";
import { toLocale } from "@/lib/i18n/locales";
import { VENUE_TIME_ZONE } from "@/lib/time/venue-time";

/** The messages in this page's language, once they are here. */
let loaded: AbstractIntlMessages | undefined;

/**
 * Loads the messages in this page's language, for code outside of components or ahead of rendering. Rejects when they
 * fail to load.
 */
export async function fetchMessages() {
  const messages = await loadMessages(toLocale(readPageLanguage()));
  loaded = messages;
  return messages;
}

/**
 * Provides all messages, loaded once, to components that only appear in the browser, so that they add nothing to the
 * page before.
 */
export function MessagesProvider({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState(loaded);
  const locale = toLocale(readPageLanguage());
  useEffect(() => {
    let isShown = true;
    // Nothing can be shown without the messages, so a reload once there is a connection loses nothing.
    const startAnew = () => void reloadIfAnswered();
    fetchMessages().then(
      (sentences) => isShown && setMessages(sentences),
      () => isShown && window.addEventListener("online", startAnew),
    );
    return () => {
      isShown = false;
      window.removeEventListener("online", startAnew);
    };
  }, []);
  if (messages === undefined) return null;
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone={VENUE_TIME_ZONE}>
      {children}
    </NextIntlClientProvider>
  );
}

"use client";

import { type AbstractIntlMessages, NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { VENUE_TIME_ZONE } from "@/lib/base/venue-time";
import { toLocale } from "@/lib/i18n/locales";

type Props = { language: string; messages: AbstractIntlMessages; children: ReactNode };

/** The translator of `MessagesProvider`, in a file of its own that is loaded together with the messages. */
export function TranslatorProvider({ language, messages, children }: Props) {
  return (
    <NextIntlClientProvider locale={toLocale(language)} messages={messages} timeZone={VENUE_TIME_ZONE}>
      {children}
    </NextIntlClientProvider>
  );
}

import { notFound } from "next/navigation";
import * as rootParams from "next/root-params";
import { getRequestConfig } from "next-intl/server";
import { VENUE_TIME_ZONE } from "@/lib/base/venue-time";
import { loadMessages } from "@/lib/i18n/load-messages";
import { isLocale } from "@/lib/i18n/locales";

/** Configures next-intl for a request: the locale is the first segment of the internal address (`lib/server/answer-route.ts`). */
export default getRequestConfig(async ({ locale: given }) => {
  const locale = given ?? (await rootParams.locale());
  if (!isLocale(locale)) notFound();
  return { locale, messages: await loadMessages(locale), timeZone: VENUE_TIME_ZONE };
});

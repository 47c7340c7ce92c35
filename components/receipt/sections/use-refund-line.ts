"use client";

import { useLocale, useTranslations } from "next-intl";
import { formatVenueDateTime } from "@/lib/base/format-venue-time";
import { serverNow } from "@/lib/base/server-clock";
import { refundSchedule, rowInForce } from "@/lib/receipt/refund-schedule";

/**
 * Returns what is refunded of a payment that is made now, and until when, in one sentence for where it is made (R6.6):
 * "Full refund until Thu 3 Dec, 11:30", or that nothing is.
 */
export function useRefundLine(table: Parameters<typeof refundSchedule>[0]): string {
  const t = useTranslations("Receipt");
  const money = useTranslations("Money");
  const locale = useLocale();
  const row = rowInForce(refundSchedule(table), serverNow());
  if (row === undefined) return t("refundLine.none");
  const at = formatVenueDateTime(row.until, locale, table.timeZone);
  return row.percent === 100
    ? t("refundLine.full", { at })
    : t("refundLine.part", { at, amount: money("won", { amount: row.amount }) });
}

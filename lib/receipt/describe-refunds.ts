import { formatVenueDateTime } from "@/lib/base/format-venue-time";
import type { Translator } from "@/lib/i18n/load-messages";
import type { Locale } from "@/lib/i18n/locales";
import { CANCEL_CUTOFF_HOURS } from "@/lib/receipt/cancel-rule";
import type { RefundRow } from "@/lib/receipt/refund-schedule";

/** A deadline, what is refunded until then, and the schedule's row; after the last deadline there is none. */
export type RefundLine = { label: string; value: string; row?: RefundRow };

type Words = { receipt: Translator<"Receipt">; money: Translator<"Money"> };

/**
 * Describes a table's refund schedule (R6.6), in dates of its time zone and in won: a line for each row, one for the
 * time after the last, and until when it can be cancelled at all.
 */
export function describeRefunds(
  schedule: readonly RefundRow[],
  { receipt, money }: Words,
  { locale, timeZone }: { locale: Locale; timeZone: string },
): { lines: RefundLine[]; note: string } {
  const lines: RefundLine[] = schedule.map((row) => ({
    label: receipt("refundUntil", { at: formatVenueDateTime(row.until, locale, timeZone) }),
    value: money("won", { amount: row.amount }),
    row,
  }));
  return {
    lines: [...lines, { label: receipt("refundAfter"), value: receipt("refundNone") }],
    note: receipt("refundPaid", { hours: CANCEL_CUTOFF_HOURS }),
  };
}

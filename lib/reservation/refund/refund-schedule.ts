import { type RefundRow, refundTable } from "@/lib/promotion/refund-quote";
import { CANCEL_CUTOFF_HOURS } from "@/lib/reservation/refund/cancel-rule";
import type { Reservation } from "@/lib/reservation/schema";
import { venueInstant } from "@/lib/time/venue-instant";

const HOUR_MS = 3_600_000;

type Table = Pick<Reservation, "refundRules" | "date" | "time" | "amount"> & { timeZone?: string };

/**
 * Returns the refund rows that a guest can still use, earliest cut-off first. Guests cannot cancel within 24 hours of
 * the table (R8.2), so a row that would end later ends there.
 */
export function refundSchedule({ refundRules, ...table }: Table): RefundRow[] {
  const lastCancel =
    venueInstant(table.date, table.time, table.timeZone).getTime() - CANCEL_CUTOFF_HOURS * HOUR_MS;
  const rows = refundTable(refundRules, table).map((row) => ({
    ...row,
    until: new Date(Math.min(row.until.getTime(), lastCancel)),
  }));
  // Of rows with the same end only the highest percent matters.
  return rows.filter(
    (row, index) =>
      !rows.some(
        (other, place) =>
          other.until.getTime() === row.until.getTime() &&
          (other.percent > row.percent || (other.percent === row.percent && place < index)),
      ),
  );
}

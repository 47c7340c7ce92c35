import { dayAfter } from "@/lib/base/calendar-days";
import { formatVenueDateTime } from "@/lib/base/format-day";
import { type VenueDateTime, venueInstant } from "@/lib/base/venue-instant";
import type { PaymentStatus, Reservation } from "@/lib/booking/schema";
import type { Translator } from "@/lib/i18n/load-messages";
import type { Locale } from "@/lib/i18n/locales";
import type { RefundRule } from "@/lib/offer/schema";
import {
  CANCEL_CUTOFF_HOURS,
  cancelBlock,
  hoursBefore,
  isInTime,
  lastCancel,
} from "@/lib/receipt/cancel-rule";

const HOURS_A_DAY = 24;
/** A day rule without a time applies until the end of its day. */
const END_OF_DAY = "24:00";

/**
 * How many hours before the table a rule's cut-off is: at least and at most, because the table's own hour is unknown.
 */
type Cutoff = { least: number; most: number };

/**
 * Describes the rules of a promotion before a day is chosen (R6.6): by cut-off, earliest first; after the last one
 * there is no refund. Rules without a refund are left out, and so are those that another one makes useless whatever the
 * hour of the table, as in `refundSchedule`. Rules that end after the last moment to cancel are replaced by one, with
 * their highest percent, that ends at it.
 */
export function refundPolicy(rules: readonly RefundRule[]): RefundRule[] {
  const paying = rules.filter(({ percent }) => percent > 0);
  const usable = paying.filter((rule) => !isTooLate(rule));
  const late = paying.filter(isTooLate).map(({ percent }) => percent);
  const last: RefundRule[] =
    late.length === 0
      ? []
      : [{ type: "relative", hoursBefore: CANCEL_CUTOFF_HOURS, percent: Math.max(...late) }];
  const sorted = [...usable, ...last].sort(
    // Of two with the same cut-off the better one stands first, in whatever order the back end listed them.
    (a, b) => cutoffOf(b).most - cutoffOf(a).most || b.percent - a.percent,
  );
  return sorted.filter(
    (rule, index) =>
      !sorted.some(
        (other, otherIndex) => otherIndex !== index && makesUseless(other, rule, otherIndex < index),
      ),
  );
}

/** Returns whether a rule refunds as much as the other for as long, at whatever hour the table is. */
function makesUseless(better: RefundRule, rule: RefundRule, standsFirst: boolean): boolean {
  if (better.percent < rule.percent) return false;
  const [its, other] = [cutoffOf(better), cutoffOf(rule)];
  const isSame = its.most === other.most && its.least === other.least;
  if (isSame) return standsFirst;
  // Two rules of the same kind move together with the hour of the table.
  return better.type === rule.type ? its.most < other.most : its.most <= other.least;
}

function cutoffOf(rule: RefundRule): Cutoff {
  if (rule.type === "relative") return { least: rule.hoursBefore, most: rule.hoursBefore };
  const [hours = 0, minutes = 0] = (rule.time ?? END_OF_DAY).split(":").map(Number);
  const atMidnight = rule.daysBefore * HOURS_A_DAY - (hours + minutes / 60);
  return { least: atMidnight, most: atMidnight + HOURS_A_DAY };
}

/**
 * Whether a rule ends within the last 24 hours (by the hour) or on the day of the table. A rule for an earlier day is
 * kept, because it depends on the table's time.
 */
function isTooLate(rule: RefundRule): boolean {
  return rule.type === "relative" ? rule.hoursBefore < CANCEL_CUTOFF_HOURS : rule.daysBefore === 0;
}

/** A deadline, what is refunded until then, and the schedule's row; after the last deadline there is none. */
type RefundLine = { label: string; value: string; row?: RefundRow };

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

type CancelQuote = {
  block: ReturnType<typeof cancelBlock>;
  wasPaid: boolean;
  /** A refund was already made, requested or attempted, so only the restaurant knows what is left of the payment. */
  isSettled: boolean;
  /** What comes back and what is withheld of a payment, in won; `percent` is of the paid amount. */
  amount: number;
  kept: number;
  percent: number;
  /** The last instant of this quote; undefined when nothing was paid or no refund row is left. */
  holdsUntil: Date | undefined;
};

const settled: readonly (PaymentStatus | undefined)[] = [
  "cancel_requested",
  "partial_cancel",
  "full_cancel",
  "cancel_failed",
];

/** Returns the refund for cancelling a reservation at an instant, and how long it applies (R8.2). */
export function quoteCancel(reservation: Reservation & { timeZone?: string }, now: Date): CancelQuote {
  const wasPaid = reservation.paymentStatus === "approved";
  const row = wasPaid ? rowInForce(refundSchedule(reservation), now) : undefined;
  const amount = row?.amount ?? 0;
  const isSettled = settled.includes(reservation.paymentStatus);
  return {
    block: cancelBlock(reservation, now),
    wasPaid,
    isSettled,
    amount,
    kept: wasPaid ? reservation.amount - amount : 0,
    percent: row?.percent ?? 0,
    holdsUntil: row?.until,
  };
}

/** Whether two quotes agree on the amount and on whether the guest may cancel. */
export function isSameQuote(one: CancelQuote, other: CancelQuote): boolean {
  return one.block === other.block && one.amount === other.amount;
}

/** One row of a table's refund schedule: the last instant at which it applies, the percent and the amount in won. */
type RefundRow = { until: Date; percent: number; amount: number };

/**
 * Converts refund rules to instants and won for one table (R6.6), earliest cut-off first; after the last row there is
 * no refund. `amount` is what was or would be paid, in won; refunds are rounded down. A row ends where cancelling does,
 * at the latest. Rows that another one makes useless, because it refunds as much for as long, are left out, so that
 * each row refunds less than the one before.
 */
export function refundSchedule({
  refundRules,
  amount,
  ...table
}: VenueDateTime & { refundRules: readonly RefundRule[]; amount: number }): RefundRow[] {
  const last = lastCancel(table).getTime();
  const rows = refundRules
    .filter(({ percent }) => percent > 0)
    .map((rule) => ({
      until: new Date(Math.min(cutOff(rule, table).getTime(), last)),
      percent: rule.percent,
      amount: Math.floor((amount * rule.percent) / 100),
    }))
    .sort((a, b) => a.until.getTime() - b.until.getTime() || b.percent - a.percent);
  return rows.filter(
    ({ until, percent }, index) =>
      !rows.some(
        (other, otherIndex) =>
          other.percent >= percent &&
          (other.until > until || (+other.until === +until && otherIndex < index)),
      ),
  );
}

/** Returns the row of a schedule that applies now; `undefined` where nothing is refunded any more. */
export function rowInForce(schedule: readonly RefundRow[], now: Date): RefundRow | undefined {
  return schedule.find(({ until }) => isInTime(until, now));
}

/**
 * Returns the row of a schedule that follows another, and refunds less; undefined where nothing is refunded after it.
 */
export function rowAfter(schedule: readonly RefundRow[], row: RefundRow | undefined): RefundRow | undefined {
  return row === undefined ? undefined : schedule[schedule.indexOf(row) + 1];
}

/** Returns the last instant of a rule; a day rule without a time applies until the end of its day. */
function cutOff(rule: RefundRule, table: VenueDateTime): Date {
  if (rule.type === "relative") return hoursBefore(table, rule.hoursBefore);
  // Counted in calendar days: a day with a clock change does not have 24 hours.
  const daysBefore = rule.time === undefined ? rule.daysBefore - 1 : rule.daysBefore;
  return venueInstant(dayAfter(table.date, -daysBefore), rule.time ?? "00:00", table.timeZone);
}

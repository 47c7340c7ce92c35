import { refundNow } from "@/lib/promotion/refund-quote";
import type { PaymentStatus } from "@/lib/reservation/payment-status";
import { cancelBlock } from "@/lib/reservation/refund/cancel-rule";
import { refundSchedule } from "@/lib/reservation/refund/refund-schedule";
import type { Reservation } from "@/lib/reservation/schema";

export type CancelQuote = {
  block: ReturnType<typeof cancelBlock>;
  wasPaid: boolean;
  /** A refund was made, asked for or attempted before: what is left of the payment only the restaurant knows. */
  isSettled: boolean;
  /** Won, and percent of what was paid. */
  amount: number;
  percent: number;
  /** Until when this holds; undefined when nothing changes any more before cancelling ends. */
  holdsUntil: Date | undefined;
};

const settled: readonly (PaymentStatus | undefined)[] = [
  "cancel_requested",
  "partial_cancel",
  "full_cancel",
  "cancel_failed",
];

/** What cancelling a reservation gives back at an instant, and until when that is so (R8.2). */
export function quoteCancel(reservation: Reservation & { timeZone?: string }, now: Date): CancelQuote {
  const rows = refundSchedule(reservation);
  const wasPaid = reservation.paymentStatus === "approved";
  const { amount, percent } = wasPaid ? refundNow(rows, now) : { amount: 0, percent: 0 };
  const holdsUntil = wasPaid ? rows.find(({ until }) => now < until)?.until : undefined;
  const isSettled = settled.includes(reservation.paymentStatus);
  return { block: cancelBlock(reservation, now), wasPaid, isSettled, amount, percent, holdsUntil };
}

/** Whether two quotes would tell a guest the same. */
export function isSameQuote(one: CancelQuote, other: CancelQuote): boolean {
  return one.block === other.block && one.amount === other.amount;
}

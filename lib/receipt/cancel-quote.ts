import type { PaymentStatus } from "@/lib/booking/payment-status";
import type { Reservation } from "@/lib/booking/schema";
import { cancelBlock } from "@/lib/receipt/cancel-rule";
import { refundSchedule, rowInForce } from "@/lib/receipt/refund-schedule";

export type CancelQuote = {
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

import type { Reservation } from "@/lib/reservation/schema";

/** What a cancellation gave back; amounts in won. */
export type Refund = Partial<NonNullable<Reservation["refund"]>> & { amount: number };

/** What is said of a refund: what was paid, what was withheld and what goes back to the card. */
export type RefundFacts = { paid: number; fee: number } & Omit<Refund, "fee">;

/**
 * Returns what a refund comes to: as the back end states it, else as the answer of the cancellation told this browser,
 * else, of a payment that was refunded in full, the payment itself. Undefined where nothing was refunded, where only the
 * restaurant knows how much, and where the refund failed.
 */
export function refundFacts(
  { refund, paymentStatus, amount }: Pick<Reservation, "refund" | "paymentStatus" | "amount">,
  told: Refund | undefined,
): RefundFacts | undefined {
  if (paymentStatus === undefined || paymentStatus === "cancel_failed" || paymentStatus === "error")
    return undefined;
  const known = refund ?? told ?? (paymentStatus === "full_cancel" ? { amount } : undefined);
  if (known === undefined) return undefined;
  return { ...known, paid: amount, fee: known.fee ?? Math.max(0, amount - known.amount) };
}

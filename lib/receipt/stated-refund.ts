import "client-only";
import * as z from "zod/mini";
import type { Reservation } from "@/lib/booking/schema";
import { readStored, writeStored } from "@/lib/browser/storage";

const KEY = "stated-refunds";

const storedSchema = z.catch(
  z.record(z.string(), z.object({ amount: z.number(), requestedAt: z.string() })),
  {},
);

type Refund = Partial<NonNullable<Reservation["refund"]>> & { amount: number };

/**
 * What a cancellation refunded, in won: what was paid, the charge that was withheld, and what goes back to the card.
 */
export type StatedRefund = Refund & { paid: number; fee: number };

/** Stores in this tab what the answer of a cancellation stated, for back ends that do not state it again. */
export function rememberRefund(reservationId: string, refund: { amount: number; requestedAt: string }): void {
  const before = storedSchema.parse(readStored("sessionStorage", KEY));
  writeStored("sessionStorage", KEY, { ...before, [reservationId]: refund });
}

/**
 * Returns what a reservation's cancellation refunded (R8.2): as the back end states it, else as the answer of the
 * cancellation stated it in this tab, else, of a payment that was refunded in full, the payment itself. Undefined where
 * nothing was cancelled, where only the restaurant knows how much, and where the refund failed.
 */
export function readStatedRefund({
  reservationId,
  refund,
  paymentStatus,
  amount,
}: Pick<Reservation, "reservationId" | "refund" | "paymentStatus" | "amount">): StatedRefund | undefined {
  if (paymentStatus === undefined || paymentStatus === "cancel_failed" || paymentStatus === "error")
    return undefined;
  const stored = storedSchema.parse(readStored("sessionStorage", KEY))[reservationId];
  const stated: Refund | undefined =
    refund ?? stored ?? (paymentStatus === "full_cancel" ? { amount } : undefined);
  if (stated === undefined) return undefined;
  return { ...stated, paid: amount, fee: stated.fee ?? Math.max(0, amount - stated.amount) };
}

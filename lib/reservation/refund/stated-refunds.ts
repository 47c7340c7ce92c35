import "client-only";
import * as z from "zod/mini";
import { readStored, writeStored } from "@/lib/browser/storage";
import type { Refund } from "@/lib/reservation/refund/refund-facts";

const KEY = "stated-refunds";

const storedSchema = z.catch(
  z.record(z.string(), z.object({ amount: z.number(), requestedAt: z.string() })),
  {},
);

/** Keeps in this tab what the answer of a cancellation said, for back ends that do not state it again. */
export function rememberRefund(reservationId: string, refund: { amount: number; requestedAt: string }): void {
  const before = storedSchema.parse(readStored("sessionStorage", KEY));
  writeStored("sessionStorage", KEY, { ...before, [reservationId]: refund });
}

/** Returns what the answer of a cancellation in this tab said; undefined for any other reservation. */
export function readStatedRefund(reservationId: string): Refund | undefined {
  return storedSchema.parse(readStored("sessionStorage", KEY))[reservationId];
}

import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { isNotTheirs } from "@/app/api/[...path]/call-limits";
import { limitGuesses } from "@/lib/http/limits/attempt-limits";
import { runWithoutDeadline } from "@/lib/http/request-deadline";
import { settlePayment } from "@/lib/payment/settle-payment";
import type { SettledPayment } from "@/lib/payment/settled-payment";
import { paymentState } from "@/lib/reservation/payment-state";

/** What takes longer the browser asks for, with a page before it that says so. */
const PATIENCE_MS = 2_500;

type Return = Parameters<typeof settlePayment>[0] & {
  /** The key under which wrong guesses are counted; undefined where a sealed return address speaks for the guest. */
  sessionId: string | undefined;
};

/**
 * Settles a payment while the page is made to which the gateway sends the guest, so that nobody waits for scripts to
 * learn that a table is theirs. Undefined where it is not decided within two and a half seconds or fails: the browser then
 * asks in the same words, which carry out the same approval once. Never raises.
 */
export async function settleOnReturn({
  sessionId,
  ...settling
}: Return): Promise<SettledPayment | undefined> {
  // Once it was begun it is carried through, whatever becomes of the page.
  const settled = runWithoutDeadline(() =>
    limitGuesses([{ limit: "reservationOfGuest", key: sessionId }], isNotTheirs, () =>
      settlePayment(settling),
    ),
  ).catch(() => undefined);
  const payment = await Promise.race([settled, wait(PATIENCE_MS, undefined, { ref: false })]);
  return payment === undefined || paymentState(payment) === "processing" ? undefined : payment;
}

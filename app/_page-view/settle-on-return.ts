import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { isNotOwnReservation } from "@/app/api/[...path]/call-limits";
import { limitGuesses } from "@/lib/http/limits/attempt-limits";
import { runWithoutDeadline } from "@/lib/http/request-deadline";
import { settlePayment } from "@/lib/payment/settle-payment";
import type { SettledPayment } from "@/lib/payment/settled-payment";
import { paymentState } from "@/lib/reservation/payment-state";

/** Milliseconds. A payment that takes longer is settled by the browser, on a page that says so. */
const TIMEOUT_MS = 2_500;

type Return = Parameters<typeof settlePayment>[0] & {
  /** The key under which wrong guesses are counted; undefined where a sealed return address identifies the guest. */
  sessionId: string | undefined;
};

/**
 * Settles a payment while the page that the gateway redirects to is rendered, so that the guest does not wait for
 * scripts to learn that the table is theirs. Undefined where it is not decided within two and a half seconds or fails:
 * the browser then makes the same call, which carries out the same approval once. Never throws.
 */
export async function settleOnReturn({
  sessionId,
  ...settling
}: Return): Promise<SettledPayment | undefined> {
  // Once begun, it is carried through even when the page is not.
  const settled = runWithoutDeadline(() =>
    limitGuesses([{ limit: "reservationOfGuest", key: sessionId }], isNotOwnReservation, () =>
      settlePayment(settling),
    ),
  ).catch(() => undefined);
  const payment = await Promise.race([settled, wait(TIMEOUT_MS, undefined, { ref: false })]);
  return payment === undefined || paymentState(payment) === "processing" ? undefined : payment;
}

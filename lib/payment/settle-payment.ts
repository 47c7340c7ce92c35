import "server-only";
import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { AppError, type ErrorCode, isNotOwnReservation, isRefused } from "@/lib/base/app-error";
import { getReservationStatus } from "@/lib/booking/endpoints";
import { isApprovalDue, paymentState } from "@/lib/booking/reservation-state";
import type { SentMessage } from "@/lib/booking/schema";
import { limitGuesses } from "@/lib/http/attempt-limits";
import { callAsVisitor } from "@/lib/http/call-backend";
import { runWithoutDeadline } from "@/lib/http/request-deadline";
import type { Locale } from "@/lib/i18n/locales";
import { approvePayment, approvePaymentRequest } from "@/lib/payment/endpoints";
import type { SettledPayment } from "@/lib/payment/schema";

type Settling = {
  /**
   * The tokens that may know the reservation, in the order in which they are tried: the living session's first, because
   * that of a return address may have ended meanwhile; another guest may be signed in, too.
   */
  tokens: readonly (string | undefined)[];
  reservationId: string;
  approvalId: string | undefined;
  locale: Locale;
};

/**
 * Settles a payment, status first, approval second (R7.2): reads the status, has the payment approved if that is still
 * due, and returns the status after it. The approval's response decides nothing; only the reason for a refusal is
 * added. The same approval always has the same idempotency key, so that it happens once. Throws `AppError` when the
 * status cannot be read: `unauthorized` where no token is left.
 */
export async function settlePayment({ tokens, reservationId, approvalId, locale }: Settling) {
  const askWith = (token: string) =>
    callAsVisitor(getReservationStatus, { id: reservationId }, locale, { token });
  const { answer: before, token } = await askInTurn(tokens, askWith);
  const ask = () => askWith(token);
  if (approvalId === undefined || !isApprovalDue(before)) return before;
  const approve = before.kind === "request" ? approvePaymentRequest : approvePayment;
  const idempotencyKey = createHash("sha256").update(`approval ${approvalId}`).digest("base64url");
  let refusedBy: ErrorCode | undefined;
  let sent: SentMessage[] | undefined;
  try {
    ({ sent } = await callAsVisitor(approve, { reservationId, approvalId }, locale, {
      token,
      idempotencyKey,
    }));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    refusedBy = error.code;
  }
  return { ...(await ask()), refusedBy, ...(sent === undefined ? {} : { sent }) };
}

/** Milliseconds. A payment that takes longer is settled by the browser, on a page that says so. */
const TIMEOUT_MS = 2_500;

type Return = Settling & {
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

/** Returns the first answer of a token that the back end does not refuse; throws the refusal that says most. */
async function askInTurn<Answer>(
  tokens: readonly (string | undefined)[],
  askWith: (token: string) => Promise<Answer>,
): Promise<{ answer: Answer; token: string }> {
  let refusal = new AppError("unauthorized", { status: 401 });
  for (const token of new Set(tokens)) {
    if (token === undefined) continue;
    try {
      return { answer: await askWith(token), token };
    } catch (error) {
      if (!(error instanceof AppError && isRefused(error))) throw error;
      if (error.code !== "unauthorized") refusal = error;
    }
  }
  throw refusal;
}

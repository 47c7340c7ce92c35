import "server-only";
import { createHash } from "node:crypto";
import { AppError, type ErrorCode } from "@/lib/errors/app-error";
import { callAsVisitor } from "@/lib/http/call-backend";
import type { Locale } from "@/lib/i18n/locales";
import { approvePayment, approvePaymentRequest } from "@/lib/payment/endpoints";
import { getReservationStatus } from "@/lib/reservation/endpoints";
import { isApprovalDue } from "@/lib/reservation/payment-state";
import type { SentMessage } from "@/lib/reservation/sent-message";

type Settling = { token: string; reservationId: string; approvalId: string | undefined; locale: Locale };

/**
 * Settles a payment, status first, approval second (R7.2): reads the status, has the payment approved if that is still
 * due, and returns the status after it. The approval's response decides nothing; only the reason for a refusal is
 * added. The same approval always has the same idempotency key, so that it happens once. Throws `AppError` when the
 * status cannot be read.
 */
export async function settlePayment({ token, reservationId, approvalId, locale }: Settling) {
  const ask = () => callAsVisitor(getReservationStatus, { id: reservationId }, locale, { token });
  const before = await ask();
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

import "client-only";
import { type AppError, isUnanswered } from "@/lib/base/app-error";
import { paymentState } from "@/lib/booking/reservation-state";
import { callApi } from "@/lib/http/call-api";
import { requestSettlement } from "@/lib/payment/browser-endpoints";
import type { SettledPayment } from "@/lib/payment/schema";

/** Milliseconds between two calls; after the last the guest is asked to check again later. */
const RETRY_DELAYS_MS = [2_000, 3_000, 5_000, 8_000, 10_000, 15_000, 20_000];

/** What is known of a payment so far; `isWaiting` where it is not decided and the next answer is on its way. */
export type SettlementAnswer =
  | { phase: "known"; payment: SettledPayment; isWaiting: boolean }
  | { phase: "refused"; error: AppError };

type Question = {
  reservationId: string;
  approvalId: string | undefined;
  resume: string | undefined;
  /** Goes on until the payment is decided; otherwise until there is an answer. */
  untilDecided: boolean;
};

/**
 * Settles a payment on the return from the gateway and passes on each answer, until it is the last or the signal
 * aborts. Repeating the call is safe: the server checks the status first. Never throws.
 */
export async function settleFromBrowser(
  { reservationId, approvalId, resume, untilDecided }: Question,
  signal: AbortSignal,
  report: (answer: SettlementAnswer) => void,
): Promise<void> {
  let pending = approvalId;
  for (const [step, delay] of [...RETRY_DELAYS_MS, 0].entries()) {
    const result = await callApi(requestSettlement, {
      reservationId,
      ...(pending === undefined ? {} : { approvalId: pending }),
      ...(resume === undefined ? {} : { resume }),
    });
    if (signal.aborted) return;
    const isLast = step === RETRY_DELAYS_MS.length;
    if (result.ok) {
      // Approved once, it is only asked about.
      pending = undefined;
      const isWaiting = untilDecided && paymentState(result.value) === "processing" && !isLast;
      report({ phase: "known", payment: result.value, isWaiting });
      if (!isWaiting) return;
    } else if (isLast || !isUnanswered(result.error.code)) {
      report({ phase: "refused", error: result.error });
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, delay));
    if (signal.aborted) return;
  }
}

"use client";

import { useEffect, useState } from "react";
import { handleEndedSession } from "@/components/calls/use-loaded-data";
import type { AppError } from "@/lib/errors/app-error";
import { isUnanswered } from "@/lib/errors/is-outcome-unknown";
import { callApi } from "@/lib/http/call-api";
import { requestSettlement } from "@/lib/payment/browser-endpoints";
import type { SettledPayment } from "@/lib/payment/settled-payment";
import { paymentState } from "@/lib/reservation/payment-state";

/** Milliseconds between two calls; after the last the guest is asked to check again later. */
const RETRY_DELAYS_MS = [2_000, 3_000, 5_000, 8_000, 10_000, 15_000, 20_000];

export type Settlement =
  | { phase: "none" }
  | { phase: "asking" }
  | { phase: "told"; payment: SettledPayment; isWaiting: boolean }
  | { phase: "refused"; error: AppError };

type Options = {
  reservationId: string;
  approvalId: string | undefined;
  resume: string | undefined;
  /** No guest is signed in, so that this is the only way to learn the state of the payment. */
  isAlone: boolean;
  /** The payment as far as the server has already settled it. */
  settled: SettledPayment | undefined;
};

/**
 * Settles a payment on the return from the gateway: calls until there is a response and, where that is the only way to
 * know, until the payment has been decided. Without a living session the login follows (R12.1). Repeating the call is safe: the server checks the status first.
 */
export function useSettlement({ reservationId, approvalId, resume, isAlone, settled }: Options) {
  const [round, setRound] = useState(0);
  const isDue = (approvalId !== undefined || isAlone) && (settled === undefined || round > 0);
  const [settlement, setSettlement] = useState<Settlement>(
    settled === undefined
      ? { phase: isDue ? "asking" : "none" }
      : { phase: "told", payment: settled, isWaiting: false },
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round repeats the call with the same values
  useEffect(() => {
    if (!isDue) return;
    let isShown = true;
    const asking = async () => {
      let pending = approvalId;
      for (const [step, delay] of [...RETRY_DELAYS_MS, 0].entries()) {
        const result = await callApi(requestSettlement, {
          reservationId,
          ...(pending === undefined ? {} : { approvalId: pending }),
          ...(resume === undefined ? {} : { resume }),
        });
        if (!isShown) return;
        const isLast = step === RETRY_DELAYS_MS.length;
        if (result.ok) {
          pending = undefined;
          const isWaiting = isAlone && paymentState(result.value) === "processing" && !isLast;
          setSettlement({ phase: "told", payment: result.value, isWaiting });
          if (!isWaiting) return;
        } else if (isLast || !isUnanswered(result.error.code)) {
          setSettlement({ phase: "refused", error: result.error });
          handleEndedSession(result.error);
          return;
        }
        await new Promise((resolve) => setTimeout(resolve, delay));
        if (!isShown) return;
      }
    };
    setSettlement({ phase: "asking" });
    void asking();
    return () => {
      isShown = false;
    };
  }, [reservationId, approvalId, resume, isAlone, isDue, round]);

  return { settlement, askAgain: () => setRound((count) => count + 1) };
}

"use client";

import { useEffect, useState } from "react";
import { handleEndedSession } from "@/components/ui/use-loaded-data";
import { type SettlementAnswer, settleFromBrowser } from "@/lib/payment/settle-from-browser";
import type { SettledPayment } from "@/lib/payment/settled-payment";

export type Settlement = { phase: "none" } | { phase: "asking" } | SettlementAnswer;

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
 * know, until the payment has been decided. Without a living session the login follows (R12.1). Repeating the call is
 * safe: the server checks the status first.
 */
export function useSettlement({ reservationId, approvalId, resume, isAlone, settled }: Options) {
  const [round, setRound] = useState(0);
  const isDue = (approvalId !== undefined || isAlone) && (settled === undefined || round > 0);
  const [settlement, setSettlement] = useState<Settlement>(
    settled === undefined
      ? { phase: isDue ? "asking" : "none" }
      : { phase: "known", payment: settled, isWaiting: false },
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round repeats the call with the same values
  useEffect(() => {
    if (!isDue) return;
    const given = new AbortController();
    setSettlement({ phase: "asking" });
    const question = { reservationId, approvalId, resume, untilDecided: isAlone };
    void settleFromBrowser(question, given.signal, (answer) => {
      setSettlement(answer);
      if (answer.phase === "refused") handleEndedSession(answer.error);
    });
    return () => given.abort();
  }, [reservationId, approvalId, resume, isAlone, isDue, round]);

  return { settlement, askAgain: () => setRound((count) => count + 1) };
}

"use client";

import { useEffect, useState } from "react";
import useSWR from "swr";
import { AppError } from "@/lib/errors/app-error";
import { callApi } from "@/lib/http/call-api";
import { paymentTruth } from "@/lib/payment/payment-truth";
import { getReservation } from "@/lib/reservation/endpoints";
import type { Reservation } from "@/lib/reservation/schema";
import { serverNow } from "@/lib/time/server-clock";

const FIRST_LOOK_MS = 1_000;
const LAST_LOOK_MS = 15_000;
const GROWTH = 1.5;

/**
 * One reservation of the guest's, asked for again whenever the page is shown anew, and with growing pauses while its
 * payment is being decided or its time to pay has just ended. Undefined `id` asks for nothing.
 */
export function useReservation(id: string | undefined) {
  const { data, error, mutate } = useSWR<Reservation, unknown>(
    id === undefined ? null : ["reservation/detail", id],
    () => loadReservation(id ?? ""),
    { shouldRetryOnError: false },
  );
  const truth = data === undefined ? undefined : paymentTruth(data);
  const isOver = useIsOver(truth === "unpaid" ? data?.autoCancelAt : undefined);
  const isWaiting = truth === "processing" || isOver;

  useEffect(() => {
    if (!isWaiting) return;
    let isShown = true;
    let pause = FIRST_LOOK_MS;
    let timer = setTimeout(look, pause);
    async function look() {
      await mutate();
      pause = Math.min(pause * GROWTH, LAST_LOOK_MS);
      if (isShown) timer = setTimeout(look, pause);
    }
    return () => {
      isShown = false;
      clearTimeout(timer);
    };
  }, [isWaiting, mutate]);

  useEffect(() => {
    const lookAgain = ({ persisted }: PageTransitionEvent) => persisted && void mutate();
    window.addEventListener("pageshow", lookAgain);
    return () => window.removeEventListener("pageshow", lookAgain);
  }, [mutate]);

  return { reservation: data, error: error instanceof AppError ? error : undefined, refresh: mutate };
}

/** Whether an instant has passed by the server's clock. */
function useIsOver(instant: string | undefined): boolean {
  const [over, setOver] = useState<string>();
  useEffect(() => {
    if (instant === undefined) return;
    const left = Date.parse(instant) - serverNow().getTime();
    const timer = setTimeout(() => setOver(instant), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [instant]);
  return instant !== undefined && over === instant;
}

async function loadReservation(id: string): Promise<Reservation> {
  const result = await callApi(getReservation, { id });
  if (!result.ok) throw result.error;
  return result.value;
}

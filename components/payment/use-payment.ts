"use client";

import { useEffect, useMemo, useState } from "react";
import { useCall } from "@/components/ui/use-call";
import { usePageRestore } from "@/components/ui/use-pages";
import type { AppError } from "@/lib/base/app-error";
import { readTimeZone } from "@/lib/base/page-time-zone";
import { serverNow } from "@/lib/base/server-clock";
import { waitUntil } from "@/lib/base/time-left";
import { getReservation } from "@/lib/booking/endpoints";
import { paymentState } from "@/lib/booking/reservation-state";
import { onPaymentRelease, startPayment } from "@/lib/payment/start-payment";

/** Returns whether an instant has passed by the server's clock; false where there is none. */
export function useDeadline(instant: string | undefined): boolean {
  const [over, setOver] = useState<string>();
  useEffect(() => {
    if (instant === undefined) return;
    return waitUntil(new Date(instant), () => setOver(instant));
  }, [instant]);
  return instant !== undefined && over === instant;
}

const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 15_000;
const GROWTH = 1.5;

/** Polls, with growing pauses, for as long as something is still to be decided. `look` must stay the same function. */
export function usePolling(isWaiting: boolean, look: () => Promise<unknown>): void {
  useEffect(() => {
    if (!isWaiting) return;
    let isShown = true;
    let pause = FIRST_DELAY_MS;
    let timer = setTimeout(lookOnce, pause);
    async function lookOnce() {
      await look();
      pause = Math.min(pause * GROWTH, MAX_DELAY_MS);
      if (isShown) timer = setTimeout(lookOnce, pause);
    }
    return () => {
      isShown = false;
      clearTimeout(timer);
    };
  }, [isWaiting, look]);
}

const SECOND_MS = 1_000;

/** Returns the server's time, updated once a second while `isTicking`. */
export function useServerNow(isTicking: boolean): Date {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    setNow(serverNow());
    if (!isTicking) return;
    const timer = setInterval(() => setNow(serverNow()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isTicking]);
  return now;
}

type Payable = Parameters<typeof startPayment>[0];

/** State of a Pay button: busy from the click until the page has gone or the payment was refused. */
export function usePay(payable: Payable, onRefused: (error: AppError) => void) {
  const [isBusy, setBusy] = useState(false);
  useEffect(() => onPaymentRelease(() => setBusy(false)), []);
  const pay = async () => {
    setBusy(true);
    const started = await startPayment(payable);
    if (!started.ok) onRefused(started.error);
  };
  return { pay, isBusy };
}

/**
 * Reads one reservation of the guest, again whenever the page is shown again, and with growing pauses while its payment
 * is being decided or its time to pay has just ended. An undefined `id` reads nothing.
 */
export function useReservation(id: string | undefined) {
  const { data, error, mutate } = useCall(getReservation, id === undefined ? undefined : { id });
  const reservation = useMemo(() => data && { ...data, timeZone: readTimeZone(data.resourceId) }, [data]);
  const state = data === undefined ? undefined : paymentState(data);
  const isOver = useDeadline(state === "unpaid" ? data?.autoCancelAt : undefined);
  const isWaiting = state === "processing" || isOver;

  usePolling(isWaiting, mutate);

  usePageRestore(mutate);

  return { reservation, error, refresh: mutate };
}

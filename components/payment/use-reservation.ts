"use client";

import { useMemo } from "react";
import { useDeadline } from "@/components/payment/use-deadline";
import { usePolling } from "@/components/payment/use-polling";
import { useCall } from "@/components/ui/use-call";
import { usePageRestore } from "@/components/ui/use-page-restore";
import { readTimeZone } from "@/lib/base/page-time-zone";
import { getReservation } from "@/lib/booking/endpoints";
import { paymentState } from "@/lib/booking/payment-state";

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

"use client";

import useSWR from "swr";
import { useDeadline } from "@/components/payment/use-deadline";
import { useLookAgain } from "@/components/payment/use-look-again";
import { useShownAgain } from "@/components/ui/use-shown-again";
import { AppError } from "@/lib/errors/app-error";
import { callApi } from "@/lib/http/call-api";
import { getReservation } from "@/lib/reservation/endpoints";
import { paymentState } from "@/lib/reservation/payment-state";
import type { VenueReservation } from "@/lib/reservation/venue-reservation";
import { readZone } from "@/lib/time/page-zone";

/**
 * One reservation of the guest's, asked for again whenever the page is shown anew, and with growing pauses while its
 * payment is being decided or its time to pay has just ended. Undefined `id` asks for nothing.
 */
export function useReservation(id: string | undefined) {
  const { data, error, mutate } = useSWR<VenueReservation, unknown>(
    id === undefined ? null : ["reservation/detail", id],
    () => loadReservation(id ?? ""),
    { shouldRetryOnError: false },
  );
  const state = data === undefined ? undefined : paymentState(data);
  const isOver = useDeadline(state === "unpaid" ? data?.autoCancelAt : undefined);
  const isWaiting = state === "processing" || isOver;

  useLookAgain(isWaiting, mutate);

  useShownAgain(mutate);

  return { reservation: data, error: error instanceof AppError ? error : undefined, refresh: mutate };
}

async function loadReservation(id: string): Promise<VenueReservation> {
  const result = await callApi(getReservation, { id });
  if (!result.ok) throw result.error;
  return { ...result.value, timeZone: readZone(result.value.resourceId) };
}

"use client";

import { useCall } from "@/components/ui/use-call";
import { isSignedIn } from "@/lib/account/signed-in";
import { findLatest } from "@/lib/booking/booked-guest";
import { getReservation, listReservations } from "@/lib/booking/endpoints";
import type { Reservation } from "@/lib/booking/schema";

const quietly = { once: true, endedSession: "say nothing" } as const;

/**
 * Reads the latest reservation of a signed-in guest, who then need not type again what it says of them. Optional:
 * undefined while it is loading, where there is none, and where it cannot be loaded.
 */
export function useLatestBooked({ isWanted }: { isWanted: boolean }): Reservation | undefined {
  const isLoaded = isWanted && isSignedIn(document.cookie);
  const page = { page: 1, perPage: 16 };
  const current = useCall(listReservations, isLoaded ? { tab: "current", ...page } : undefined, quietly);
  const past = useCall(listReservations, isLoaded ? { tab: "past", ...page } : undefined, quietly);
  const latest =
    current.data === undefined || past.data === undefined
      ? undefined
      : findLatest([...current.data.rows, ...past.data.rows]);
  return useCall(getReservation, latest && { id: latest.reservationId }, quietly).data;
}

"use client";

import { useTranslations } from "next-intl";
import { useCall } from "@/components/ui/use-call";
import { displayGroup } from "@/lib/booking/booking-status";
import { decideReservationState } from "@/lib/booking/reservation-state";
import type { VenueReservation } from "@/lib/booking/schema";
import { getPromotion } from "@/lib/offer/endpoints";

/**
 * Reads the promotion of a reservation, for its picture and its outlet. It is optional: undefined while loading and
 * when it cannot be loaded. `isGone` is true when the back end says that it no longer exists,
 * `isKnown` once there is an answer or none can be had.
 */
export function useReservedPromotion(wanted: { resourceId: number; id: number } | undefined) {
  const { data, error } = useCall(getPromotion, wanted, { once: true });
  return {
    promotion: data,
    isGone: error?.isGone ?? false,
    isKnown: data !== undefined || error !== undefined,
  };
}

/**
 * Returns the display group of a reservation (R8.1) and beside it, where there is more to say, the exact state:
 * awaiting payment and awaiting the restaurant are both pending, and are never described in the same words.
 */
export function useStatusTexts(reservation: VenueReservation): readonly string[] {
  const t = useTranslations("Reservations");
  const receipt = useTranslations("Receipt");
  const state = decideReservationState(reservation);
  const group = t(`group.${state === "expired" ? "cancelled" : displayGroup(reservation.status)}`);
  const exact =
    state === "processing"
      ? t("payment.approval_requested")
      : state === "unpaid" ||
          state === "restaurant" ||
          state === "expired" ||
          state === "rejected" ||
          state === "accepted" ||
          state === "confirmed"
        ? receipt(`status.${state}`)
        : group;
  return exact.startsWith(group) ? [exact] : [group, exact];
}

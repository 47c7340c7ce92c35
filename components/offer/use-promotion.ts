"use client";

import { useCall } from "@/components/ui/use-call";
import { getPromotion } from "@/lib/offer/endpoints";

/**
 * Reads the promotion of a reservation, for its picture and its outlet. It is optional: undefined while loading and
 * when it cannot be loaded. `isGone` is true when the back end says that it no longer exists,
 * `isKnown` once there is an answer or none can be had.
 */
export function usePromotion(wanted: { resourceId: number; id: number } | undefined) {
  const { data, error } = useCall(getPromotion, wanted, { once: true });
  return {
    promotion: data,
    isGone: error?.isGone ?? false,
    isKnown: data !== undefined || error !== undefined,
  };
}

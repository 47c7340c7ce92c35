"use client";

import { useCall } from "@/components/calls/use-call";
import { getPromotion } from "@/lib/promotion/endpoints";

/**
 * The promotion of a reservation, for its picture and its outlet: a comfort, so that one which cannot be had is
 * undefined like one that has not come yet. `isGone` is true when the back end says that it is not there any more.
 */
export function usePromotion(wanted: { resourceId: number; id: number } | undefined) {
  const { data, error } = useCall(getPromotion, wanted, { once: true });
  return { promotion: data, isGone: error?.isNotFound ?? false };
}

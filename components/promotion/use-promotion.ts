"use client";

import useSWRImmutable from "swr/immutable";
import { callApi } from "@/lib/http/call-api";
import { getPromotion } from "@/lib/promotion/endpoints";
import type { Promotion } from "@/lib/promotion/schema";

/**
 * The promotion of a reservation, for its picture and its outlet: a comfort, so that one which cannot be had is
 * undefined like one that has not come yet. `hasEnded` is true when the back end says that it is gone.
 */
export function usePromotion(wanted: { resourceId: number; id: number } | undefined) {
  const key = wanted === undefined ? null : (["promotion/detail", wanted.resourceId, wanted.id] as const);
  const { data } = useSWRImmutable(key, ([, resourceId, id]) => loadPromotion(resourceId, id), {
    shouldRetryOnError: false,
  });
  return { promotion: data?.promotion, isGone: data?.isGone ?? false };
}

async function loadPromotion(
  resourceId: number,
  id: number,
): Promise<{ promotion: Promotion | undefined; isGone: boolean }> {
  const result = await callApi(getPromotion, { resourceId, id });
  if (result.ok) return { promotion: result.value, isGone: false };
  if (result.error.isNotFound) return { promotion: undefined, isGone: true };
  throw result.error;
}

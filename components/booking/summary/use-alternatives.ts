"use client";

import { useEffect } from "react";
import { findOpenDays, useBookableDays, useTimes } from "@/components/booking/form/use-availability";
import { useCall } from "@/components/ui/use-call";
import { useLoadedData } from "@/components/ui/use-loaded-data";
import type { AppError } from "@/lib/base/app-error";
import { dayAfter } from "@/lib/base/calendar-days";
import { isRefused } from "@/lib/base/call-outcome";
import { nearestTimes } from "@/lib/booking/draft/nearest-times";
import { partyTotal } from "@/lib/booking/draft/party-size";
import type { WholeDraft } from "@/lib/booking/draft/whole-draft";
import { hasTable } from "@/lib/offer/availability-status";
import { listPromotions } from "@/lib/offer/endpoints";
import type { Promotion } from "@/lib/offer/schema";

const TIMES_OFFERED = 3;
const DAYS_OFFERED = 2;
const PROMOTIONS_ASKED = 6;
const PROMOTIONS_OFFERED = 3;

type Read = { data?: unknown; error?: AppError; mutate: () => Promise<unknown> };

/**
 * Reads the times of the day nearest to the one chosen, the next days and the hotel's other promotions:
 * `hasCheckedTables` is false where a failure leaves open whether there are tables, `hasCheckedAll` where anything
 * failed. `isLooking` while nothing can be offered yet and a response is pending.
 */
export function useAlternatives({ id, resourceId, outlet }: Promotion, draft: WholeDraft) {
  const pax = partyTotal(draft.party);
  const slots = useTimes(id, draft.date, pax);
  const range = useBookableDays(id);
  const { mutate: readSlots } = slots;
  // What was cached before the refusal is what led to it.
  useEffect(() => void readSlots().catch(() => {}), [readSlots]);
  const end = range.data?.end;
  const openDays = useLoadedData(end === undefined ? null : ["days after", id, draft.date, pax], () =>
    findOpenDays(id, { from: dayAfter(draft.date), end: end ?? "", pax, count: DAYS_OFFERED }),
  );
  const hotel = outlet?.resourceId ?? resourceId;
  const promotions = useCall(listPromotions, {
    resourceId: hotel,
    page: 1,
    perPage: PROMOTIONS_ASKED,
    withOutlet: false,
  });

  const free = slots.error === undefined ? (slots.data ?? []) : [];
  const times = nearestTimes(
    free.filter((slot) => hasTable(slot) && slot.time !== draft.time).map(({ time }) => time),
    draft.time,
    TIMES_OFFERED,
  );
  const days = openDays.data ?? [];
  const failed = [slots, range, openDays, promotions].filter(hasFailed);
  const isLooking =
    isAwaited(slots) ||
    (times.length === 0 && (isAwaited(range) || (end !== undefined && isAwaited(openDays))));
  return {
    times,
    days,
    others: (promotions.data?.rows ?? []).filter((row) => row.id !== id).slice(0, PROMOTIONS_OFFERED),
    isLooking,
    hasCheckedTables: ![slots, range, openDays].some(hasFailed),
    hasCheckedAll: failed.length === 0,
    retry: () => Promise.all(failed.map(({ mutate }) => mutate())),
  };
}

function isAwaited({ data, error }: Read): boolean {
  return data === undefined && error === undefined;
}

/** Returns whether a read failed. A promotion that no longer accepts reservations has responded, and offers nothing. */
function hasFailed({ error }: Read): boolean {
  return error !== undefined && !isRefused(error);
}

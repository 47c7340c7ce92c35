"use client";

import { useCallback, useEffect, useMemo, useSyncExternalStore } from "react";
import { onAddressChange, rememberDraft } from "@/components/booking/draft-memory";
import {
  type DraftPart,
  parseDraft,
  type ReservationDraft,
  writeDraft,
} from "@/lib/booking/reservation-draft";
import { readStep, replaceSearch } from "@/lib/booking/step-history";
import { toQuery } from "@/lib/routing/query-keys";

type Draft = {
  draft: ReservationDraft;
  /** Parts of the address that cannot be parsed; removed with the first change. */
  unreadable: DraftPart[];
  change: (patch: Partial<ReservationDraft>) => void;
};

/** Reads the draft from the address, where it survives reload, Back, a login and a change of language. */
export function useDraft(): Draft {
  const search = useSyncExternalStore(onAddressChange, () => location.search);
  useEffect(() => {
    if (readStep() !== undefined && search === location.search) rememberDraft();
  }, [search]);
  const { draft, unreadable } = useMemo(() => parseDraft(new URLSearchParams(search)), [search]);
  const change = useCallback((patch: Partial<ReservationDraft>) => {
    // Two changes at once build on each other, so the address is read and not the state last rendered.
    const now = new URLSearchParams(location.search);
    replaceSearch(toQuery(writeDraft(now, { ...parseDraft(now).draft, ...patch })));
  }, []);
  return { draft, unreadable, change };
}

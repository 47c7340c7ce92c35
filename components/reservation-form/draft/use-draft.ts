"use client";

import { useCallback, useEffect, useMemo, useSyncExternalStore } from "react";
import { rememberDraft } from "@/components/reservation-form/draft/draft-memory";
import { onAddressChange, readStep, replaceSearch } from "@/components/reservation-form/steps/steps";
import { toQuery } from "@/lib/reservation/draft/draft-address";
import {
  type DraftPart,
  parseDraft,
  type ReservationDraft,
  writeDraft,
} from "@/lib/reservation/draft/reservation-draft";

type Draft = {
  draft: ReservationDraft;
  /** Parts of the address that say nothing; gone with the first change. */
  unreadable: DraftPart[];
  change: (patch: Partial<ReservationDraft>) => void;
};

/** The draft that the address holds, so that reload, Back, a login and the other language all find it again. */
export function useDraft(): Draft {
  const search = useSyncExternalStore(onAddressChange, () => location.search);
  useEffect(() => {
    if (readStep() !== undefined && search === location.search) rememberDraft();
  }, [search]);
  const { draft, unreadable } = useMemo(() => parseDraft(new URLSearchParams(search)), [search]);
  const change = useCallback((patch: Partial<ReservationDraft>) => {
    // Two changes in one moment build on each other, so the address is read and not what was drawn last.
    const now = new URLSearchParams(location.search);
    replaceSearch(toQuery(writeDraft(now, { ...parseDraft(now).draft, ...patch })));
  }, []);
  return { draft, unreadable, change };
}

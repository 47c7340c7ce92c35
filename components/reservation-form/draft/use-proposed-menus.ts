"use client";

import { useEffect, useRef } from "react";
import type { Promotion } from "@/lib/promotion/schema";
import { proposeMenus } from "@/lib/reservation/draft/party-menus";
import type { ReservationDraft } from "@/lib/reservation/draft/reservation-draft";

type Given = {
  promotion: Promotion;
  draft: ReservationDraft;
  ordered: Readonly<Record<string, number>>;
  /** The menus are being chosen. */
  isOpen: boolean;
  change: (patch: Partial<ReservationDraft>) => void;
  fill: (patch: Partial<ReservationDraft>) => void;
};

const noMenus: ReadonlyMap<number, number> = new Map();

/**
 * Chooses menus for the party where its guest has chosen none, once. Those that were chosen so follow the party when it
 * changes; those that the guest chose stay.
 */
export function useProposedMenus({ promotion, draft, ordered, isOpen, change, fill }: Given) {
  const { party, quantities } = draft;
  const proposed = party === undefined ? noMenus : proposeMenus(party, promotion, ordered);
  const isProposed = proposed.size > 0 && isSameOrder(quantities, proposed);

  // What is chosen for the party once is not chosen again for a guest who took it away.
  const hasProposed = useRef(false);
  useEffect(() => {
    if (!isOpen || hasProposed.current || quantities.size > 0 || proposed.size === 0) return;
    hasProposed.current = true;
    fill({ quantities: proposed });
  }, [isOpen, quantities, proposed, fill]);

  const changeParty = (patch: Partial<ReservationDraft>) =>
    change(
      isProposed && patch.party !== undefined
        ? { ...patch, quantities: proposeMenus(patch.party, promotion, ordered) }
        : patch,
    );
  return { isProposed, changeParty };
}

function isSameOrder(one: ReadonlyMap<number, number>, other: ReadonlyMap<number, number>): boolean {
  return one.size === other.size && [...one].every(([id, quantity]) => other.get(id) === quantity);
}

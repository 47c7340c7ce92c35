"use client";

import { useEffect, useRef } from "react";
import { proposeMenus } from "@/lib/booking/draft/party-menus";
import type { ReservationDraft } from "@/lib/booking/draft/reservation-draft";
import { dueDeposits } from "@/lib/booking/draft/reservation-rules";
import type { Promotion } from "@/lib/offer/schema";

type Options = {
  promotion: Promotion;
  draft: ReservationDraft;
  ordered: Readonly<Record<string, number>>;
  /** The menu step is open. */
  isOpen: boolean;
  change: (patch: Partial<ReservationDraft>) => void;
  fill: (patch: Partial<ReservationDraft>) => void;
};

const noMenus: ReadonlyMap<number, number> = new Map();

/**
 * Chooses menus for the party once, where the guest has chosen none, and the deposit always. Proposed menus follow
 * changes of the party; those that the guest chose are kept.
 */
export function useProposedMenus({ promotion, draft, ordered, isOpen, change, fill }: Options) {
  const { party, quantities } = draft;
  const proposed = party === undefined ? noMenus : proposeMenus(party, promotion, ordered);
  const deposits = dueDeposits(promotion, ordered);
  // A deposit alone is nobody's meal, and was not chosen for the party.
  const isProposed = proposed.size > deposits.size && isSameOrder(quantities, proposed);

  // A deposit comes with every order, also with one that a link brought along; the guest sees it being added.
  useEffect(() => {
    const missing = [...dueDeposits(promotion, ordered)].filter(
      ([id, least]) => (quantities.get(id) ?? 0) < least,
    );
    if (isOpen && quantities.size > 0 && missing.length > 0)
      fill({ quantities: new Map([...quantities, ...missing]) });
  }, [isOpen, quantities, promotion, ordered, fill]);

  // Menus proposed once are not proposed again to a guest who removed them.
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

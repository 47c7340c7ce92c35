"use client";

import { useTranslations } from "next-intl";
import { withoutSurplus } from "@/lib/booking/draft/party-menus";
import type { ReservationDraft } from "@/lib/booking/draft/reservation-draft";
import { namesOfOrder } from "@/lib/booking/draft/reservation-rules";
import type { Promotion } from "@/lib/offer/schema";

type Options = {
  promotion: Promotion;
  draft: ReservationDraft;
  /** The guest is being asked about the order. */
  isWanted: boolean;
  change: (patch: Partial<ReservationDraft>) => void;
};

/**
 * Returns how to correct an order of more meals than guests with one tap; undefined where nothing is to be taken off.
 */
export function useCorrection({ promotion, draft, isWanted, change }: Options) {
  const t = useTranslations("Reserve");
  const { party, quantities } = draft;
  if (!isWanted || party === undefined) return undefined;
  const fewer = withoutSurplus(party, quantities, promotion);
  const order = fewer === undefined ? "" : namesOfOrder(fewer, promotion.menus);
  if (fewer === undefined || order === namesOfOrder(quantities, promotion.menus)) return undefined;
  return { label: t("mismatch.correct", { order }), onCorrect: () => change({ quantities: fewer }) };
}

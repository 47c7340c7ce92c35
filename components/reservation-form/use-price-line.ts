"use client";

import { useTranslations } from "next-intl";
import { adultPriceText } from "@/lib/promotion/menus/price-text";
import { isSoldOut } from "@/lib/promotion/menus/sold-out";
import type { Promotion } from "@/lib/promotion/schema";
import { amountOf } from "@/lib/reservation/draft/reservation-rules";

/** Returns the price in the form's bar: the amount of what was chosen, else what an adult pays at least. */
export function usePriceLine(promotion: Promotion, quantities: ReadonlyMap<number, number>): string {
  const t = useTranslations("Reserve");
  const money = useTranslations("Money");
  const amount = amountOf(quantities, promotion.menus);
  if (amount > 0) return money("won", { amount });
  if (!promotion.needsPayment) return t("nothingToPay");
  return adultPriceText(promotion, money) ?? t(isSoldOut(promotion) ? "problem.soldOut" : "noneChosen");
}

"use client";

import { useTranslations } from "next-intl";
import { useMonth } from "@/components/reservation-form/use-availability";
import { adultPriceText } from "@/lib/promotion/menus/price-text";
import { isSoldOut } from "@/lib/promotion/menus/sold-out";
import type { Promotion } from "@/lib/promotion/schema";
import { partyTotal } from "@/lib/reservation/draft/party-size";
import type { ReservationDraft } from "@/lib/reservation/draft/reservation-draft";
import { amountOf } from "@/lib/reservation/draft/reservation-rules";
import { monthOf } from "@/lib/time/calendar-days";

/**
 * Returns the price in the form's bar: the amount of what was chosen, else what an adult pays at least on the chosen
 * day.
 */
export function usePriceLine(promotion: Promotion, { quantities, date, party }: ReservationDraft): string {
  const t = useTranslations("Reserve");
  const money = useTranslations("Money");
  const month = party === undefined || date === undefined ? undefined : monthOf(date);
  const days = useMonth(promotion.id, month, party === undefined ? 0 : partyTotal(party)).data;
  const price = days?.find((day) => day.date === date)?.price;
  const amount = amountOf(quantities, promotion.menus);
  if (amount > 0) return money("won", { amount });
  if (!promotion.needsPayment) return t("nothingToPay");
  const onDay =
    price === undefined
      ? promotion
      : { ...promotion, price: { child: promotion.price?.child, adult: price.adult } };
  return adultPriceText(onDay, money) ?? t(isSoldOut(promotion) ? "problem.soldOut" : "noneChosen");
}

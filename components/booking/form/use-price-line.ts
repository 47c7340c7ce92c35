"use client";

import { useTranslations } from "next-intl";
import { useMonth } from "@/components/booking/form/use-availability";
import { monthOf } from "@/lib/base/calendar-days";
import { partyTotal } from "@/lib/booking/draft/party-size";
import type { ReservationDraft } from "@/lib/booking/draft/reservation-draft";
import { amountOf } from "@/lib/booking/draft/reservation-rules";
import { adultPriceText } from "@/lib/offer/price-text";
import type { Promotion } from "@/lib/offer/schema";
import { isSoldOut } from "@/lib/offer/sold-out";

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

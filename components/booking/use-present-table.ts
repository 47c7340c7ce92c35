"use client";

import { useTranslations } from "next-intl";
import { useCall } from "@/components/ui/use-call";
import { readTimeZone } from "@/lib/base/page-time-zone";
import { serverNow } from "@/lib/base/server-clock";
import { getReservation } from "@/lib/booking/endpoints";
import { quoteCancel } from "@/lib/receipt/refund-schedule";

/**
 * Reads the reservation that a draft is to replace, and says what cancelling it returns and costs as of now (R8.2);
 * both undefined where nothing is replaced, and until it is known.
 */
export function usePresentTable(id: string | undefined) {
  const t = useTranslations("Reserve");
  const money = useTranslations("Money");
  const { data: present } = useCall(getReservation, id === undefined ? undefined : { id });
  if (present === undefined) return {};
  const quote = quoteCancel({ ...present, timeZone: readTimeZone(present.resourceId) }, serverNow());
  const cost = quote.wasPaid
    ? t("changeCost", {
        back: money("won", { amount: quote.amount }),
        kept: money("won", { amount: quote.kept }),
      })
    : undefined;
  return { present, cost };
}

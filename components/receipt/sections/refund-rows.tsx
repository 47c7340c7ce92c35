"use client";

import { useLocale, useTranslations } from "next-intl";
import { useServerNow } from "@/components/payment/use-server-now";
import { RefundTable } from "@/components/receipt/sections/refund-table";
import { timeZoneIfDifferent } from "@/lib/base/format-venue-time";
import type { VenueReservation } from "@/lib/booking/schema";

type Props = { reservation: Pick<VenueReservation, "refundRules" | "date" | "time" | "amount" | "timeZone"> };

/** The refund until each deadline, as it is at this second. */
export function RefundRows({ reservation }: Props) {
  const words = { receipt: useTranslations("Receipt"), money: useTranslations("Money") };
  const locale = useLocale();
  const now = useServerNow(true);
  const zone = timeZoneIfDifferent(reservation.timeZone, locale, now);
  return <RefundTable reservation={reservation} zone={zone} now={now} locale={locale} words={words} />;
}

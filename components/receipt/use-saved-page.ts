"use client";

import { useLocale, useTranslations } from "next-intl";
import { mapAddresses } from "@/components/place/map-addresses";
import { formatNearDay } from "@/lib/base/format-day";
import { formatVenueDateTime } from "@/lib/base/format-venue-time";
import { joinFacts } from "@/lib/base/join-facts";
import { phoneAddress } from "@/lib/base/phone";
import { venueDay } from "@/lib/base/venue-time";
import { partySize } from "@/lib/booking/draft/party-size";
import { isPrepaid } from "@/lib/booking/payment-state";
import { decideReservationState } from "@/lib/booking/reservation-state";
import type { VenueReservation } from "@/lib/booking/schema";
import { type OutletDetails, whereOutletIs } from "@/lib/place/outlet-details";
import { describeRefunds } from "@/lib/receipt/describe-refunds";
import { refundSchedule } from "@/lib/receipt/refund-schedule";
import type { SavedPage } from "@/lib/receipt/saved-page";

/** The facts about arriving, in the order in which a guest needs them. */
const arrivals = ["floor", "parking", "dress", "late"] as const;

/**
 * Returns what a saved receipt says of a table that is booked or that the restaurant has yet to confirm: when and where
 * it is, how to get there and what a cancellation refunds. Of the guest it holds the reservation's number alone.
 */
export function useSavedPage(
  reservation: VenueReservation,
  outlet: OutletDetails | undefined,
): (now: Date) => SavedPage {
  const t = useTranslations("Receipt");
  const common = useTranslations("Common");
  const reservations = useTranslations("Reservations");
  const money = useTranslations("Money");
  const widgets = useTranslations("Widgets");
  const locale = useLocale();
  const { reservationId, date, time, timeZone, items } = reservation;
  const { adult, child, infant, promotionName } = reservation;
  const state = decideReservationState(reservation);
  const party = reservations("guests", { adult, child, infant });
  return (now) => {
    const at = formatVenueDateTime(now, locale, timeZone);
    const thisYear = venueDay(now, timeZone).slice(0, "YYYY".length);
    const phone = outlet?.phone;
    const schedule = isPrepaid(reservation) ? refundSchedule(reservation) : [];
    const { lines, note } = describeRefunds(schedule, { receipt: t, money }, { locale, timeZone });
    const place = outlet === undefined ? [] : whereOutletIs(outlet);
    return {
      language: locale,
      stamp: t("saved.stamp", { at }),
      status: state === "restaurant" || state === "accepted" ? t(`status.${state}`) : t("status.confirmed"),
      name: outlet?.name ?? reservation.outlet?.name ?? promotionName,
      place: joinFacts([outlet?.hotel?.name, reservationId]),
      facts: [
        { label: common("date"), value: formatNearDay(date, locale, thisYear) },
        { label: common("time"), value: time },
        { label: common("party"), value: t("partyOf", { count: partySize(reservation) }) },
      ],
      sections: [
        {
          title: t("arrival.title"),
          rows: [
            ...(place.length === 0 ? [] : [{ label: t("arrival.floor"), value: place.join("\n") }]),
            ...arrivals.flatMap((name) => {
              const value = outlet?.arrival?.[name];
              return name === "floor" || value === undefined ? [] : [{ label: t(`arrival.${name}`), value }];
            }),
          ],
        },
        {
          title: t("bookedTitle"),
          rows: [
            { label: promotionName, value: party },
            ...items.map(({ name, quantity }) => ({ label: name, value: `× ${quantity}` })),
          ],
        },
        {
          title: t("refundTitle"),
          // The note stands behind the last line, because a saved page has no other place for it.
          rows:
            schedule.length === 0
              ? []
              : lines.map(({ label, value, row }) => ({
                  label,
                  value: row === undefined ? `${value}. ${note}` : value,
                })),
        },
      ],
      links: [
        ...(phone === undefined ? [] : [{ label: common("call", { phone }), href: phoneAddress(phone) }]),
        ...(outlet?.address === undefined ? [] : mapAddresses({ ...outlet, address: outlet.address })).map(
          ({ key, href }) => ({ label: widgets(`place.${key}`), href }),
        ),
      ],
      again: t("saved.again"),
    };
  };
}

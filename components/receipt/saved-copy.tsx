"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { mapAddresses } from "@/components/place/map-links";
import styles from "@/components/receipt/receipt.module.css";
import parts from "@/components/receipt/receipt-parts.module.css";
import { SaveImage } from "@/components/receipt/save-image";
import button from "@/components/ui/button.module.css";
import { formatNearDay, formatVenueDateTime } from "@/lib/base/format-day";
import { serverNow } from "@/lib/base/server-clock";
import { joinFacts, phoneAddress } from "@/lib/base/text";
import { venueInstant } from "@/lib/base/venue-instant";
import { venueDay } from "@/lib/base/venue-time";
import { partySize } from "@/lib/booking/reservation-rules";
import { decideReservationState, isCertain, isPrepaid } from "@/lib/booking/reservation-state";
import type { VenueReservation } from "@/lib/booking/schema";
import { sessionFingerprint } from "@/lib/browser/page";
import { readStored, writeStored } from "@/lib/browser/storage";
import { type OutletDetails, whereOutletIs } from "@/lib/place/outlet-details";
import { describeRefunds, refundSchedule } from "@/lib/receipt/refund-schedule";
import { saveTable } from "@/lib/receipt/save-table";
import { canSaveTables, forgetTable } from "@/lib/receipt/saved-copies";
import type { SavedPage } from "@/lib/receipt/saved-page";
import { paths } from "@/lib/routing/paths";

/** The facts about arriving, in the order in which a guest needs them. */
const arrivals = ["floor", "parking", "dress", "late"] as const;

/**
 * Returns what a saved receipt says of a table that is booked or that the restaurant has yet to confirm: when and where
 * it is, how to get there and what a cancellation refunds. Of the guest it holds the reservation's number alone.
 */
function useSavedPage(
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

type Props = { reservation: VenueReservation; outlet: OutletDetails | undefined; isAhead: boolean };
type Copy = { state: "none" | "removed" | "failed" } | { state: "kept"; at: Date };

/** Holds the numbers of reservations whose copy the guest removed, so that it is not saved again by itself. */
const REMOVED = "not-saved";

/**
 * Keeps the receipt on this device for a place without a network: by itself where the table is certain, by a tap while
 * the restaurant has yet to confirm it. A table that is no longer ahead has no copy. Where the browser keeps no pages,
 * there is an image to save.
 */
export function SavedCopy({ reservation, outlet, isAhead }: Props) {
  const t = useTranslations("Receipt");
  const locale = useLocale();
  const toPage = useSavedPage(reservation, outlet);
  const [copy, setCopy] = useState<Copy>({ state: "none" });
  const { reservationId, resourceId, status, date, time, timeZone } = reservation;
  const path = paths.paymentRequest(resourceId, reservationId);
  const state = decideReservationState(reservation);
  const isBooked = isAhead && isCertain(state);
  const isKeepable = isBooked || (isAhead && state === "restaurant");
  const session = sessionFingerprint(document.cookie);

  const keep = async () => {
    if (session === undefined) return;
    const at = serverNow();
    const begins = venueInstant(date, time, timeZone);
    const isKept = await saveTable({ path, session, begins, page: toPage(at) });
    setCopy(isKept ? { state: "kept", at } : { state: "failed" });
  };
  const settle = useEffectEvent(() => {
    if (!canSaveTables()) return;
    if (!isKeepable) void forgetTable(path);
    else if (isBooked && !readRemoved().includes(reservationId)) void keep();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is saved follows from the reservation and its status
  useEffect(() => settle(), [reservationId, status, isKeepable]);

  if (!isKeepable) return null;
  const image = (
    <SaveImage label={t("saved.image")} fileName={reservationId} page={() => toPage(serverNow())} />
  );
  if (!canSaveTables() || session === undefined || copy.state === "failed")
    return (
      <section className={`${parts.block} ${styles.copy}`} data-print="off">
        {copy.state === "failed" ? <p role="status">{t("saved.failed")}</p> : null}
        {image}
      </section>
    );
  return (
    <section className={`${parts.block} ${styles.copy}`} data-print="off">
      {copy.state === "kept" ? (
        <>
          <p role="status">{t("saved.kept")}</p>
          <p className={styles.line}>
            <small>{t("saved.at", { at: formatVenueDateTime(copy.at, locale, timeZone) })}</small>
            <button
              type="button"
              className={styles.remove}
              onClick={async () => {
                writeStored("localStorage", REMOVED, [...readRemoved().slice(-20), reservationId]);
                await forgetTable(path);
                setCopy({ state: "removed" });
              }}
            >
              {t("saved.remove")}
            </button>
          </p>
        </>
      ) : (
        <>
          {copy.state === "removed" ? <p role="status">{t("saved.removed")}</p> : null}
          <button
            type="button"
            className={`${button.quiet} ${parts.action}`}
            onClick={() => {
              writeStored(
                "localStorage",
                REMOVED,
                readRemoved().filter((id) => id !== reservationId),
              );
              void keep();
            }}
          >
            {t("saved.keep")}
          </button>
        </>
      )}
    </section>
  );
}

function readRemoved(): string[] {
  const stored = readStored("localStorage", REMOVED);
  return Array.isArray(stored) ? stored.filter((id) => typeof id === "string") : [];
}

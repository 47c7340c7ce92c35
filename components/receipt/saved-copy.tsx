"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import parts from "@/components/receipt/receipt-parts.module.css";
import { SaveImage } from "@/components/receipt/save-image";
import styles from "@/components/receipt/saved-copy.module.css";
import { useSavedPage } from "@/components/receipt/use-saved-page";
import button from "@/components/ui/button.module.css";
import { formatVenueDateTime } from "@/lib/base/format-venue-time";
import { serverNow } from "@/lib/base/server-clock";
import { venueInstant } from "@/lib/base/venue-instant";
import { decideReservationState, isCertain } from "@/lib/booking/reservation-state";
import type { VenueReservation } from "@/lib/booking/schema";
import { sessionFingerprint } from "@/lib/browser/page-session";
import { readStored, writeStored } from "@/lib/browser/storage";
import type { OutletDetails } from "@/lib/place/outlet-details";
import { saveTable } from "@/lib/receipt/save-table";
import { canSaveTables, forgetTable } from "@/lib/receipt/saved-copies";
import { paths } from "@/lib/routing/paths";

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

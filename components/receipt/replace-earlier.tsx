"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useReservation } from "@/components/payment/use-reservation";
import parts from "@/components/receipt/receipt-parts.module.css";
import styles from "@/components/receipt/replace-earlier.module.css";
import { CancelDialog } from "@/components/receipt/reservations/cancel-dialog";
import button from "@/components/ui/button.module.css";
import { formatVenueDateTime } from "@/lib/base/format-venue-time";
import { venueInstant } from "@/lib/base/venue-instant";
import { displayGroup } from "@/lib/booking/booking-status";
import { isCertain, type ReservationState } from "@/lib/booking/reservation-state";
import { paths } from "@/lib/routing/paths";

type Props = {
  /** The reservation that the one on the screen is to replace. */
  earlierId: string;
  /** How far the one on the screen is; before it is certain the earlier one is not touched. */
  state: ReservationState;
};

/** The second half of a change: once the new table is certain, the guest decides about the earlier one. */
export function ReplaceEarlier({ earlierId, state }: Props) {
  const t = useTranslations("Receipt");
  const locale = useLocale();
  const { reservation: earlier, refresh } = useReservation(earlierId);
  const [isAsking, setAsking] = useState(false);
  const [isEarlierRetained, setEarlierRetained] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  if (earlier === undefined || isEarlierRetained) return null;
  const isGone = displayGroup(earlier.status) === "cancelled";
  const when = formatVenueDateTime(
    venueInstant(earlier.date, earlier.time, earlier.timeZone),
    locale,
    earlier.timeZone,
  );
  return (
    <section className={styles.replace} aria-live="polite">
      {isGone ? (
        <p>{t("replaceDone", { id: earlierId })}</p>
      ) : !isCertain(state) ? (
        <p>{t("replaceWait", { id: earlierId })}</p>
      ) : (
        <>
          <h2>{t(state === "accepted" ? "booked.accepted" : "replaceTitle")}</h2>
          {hasFailed ? <p className={styles.failed}>{t("replaceFailed")}</p> : null}
          <p>{t("replaceText", { id: earlierId, when })}</p>
          <div className={styles.pair}>
            <button
              type="button"
              className={`${button.quiet} ${parts.action}`}
              onClick={() => setAsking(true)}
            >
              {t("replaceGo")}
            </button>
            <button
              type="button"
              className={`${button.quiet} ${parts.action}`}
              onClick={() => setEarlierRetained(true)}
            >
              {t("replaceKeep")}
            </button>
          </div>
          <p className={parts.plain}>
            <a href={paths.paymentRequest(earlier.resourceId, earlierId)}>{t("showEarlier")}</a>
          </p>
        </>
      )}
      {isAsking ? (
        <CancelDialog
          reservation={earlier}
          onClose={() => setAsking(false)}
          onChanged={refresh}
          onFailed={() => setFailed(true)}
        />
      ) : null}
    </section>
  );
}

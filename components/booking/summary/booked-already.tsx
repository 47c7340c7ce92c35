"use client";

import { useTranslations } from "next-intl";
import styles from "@/components/booking/summary/reservation-summary.module.css";
import button from "@/components/ui/button.module.css";

type Props = { reservationId: string; address: string; onBookOnceMore: () => void };

/** Says that the same request is already a reservation, with a link to it and a button to make another one. */
export function BookedAlready({ reservationId, address, onBookOnceMore }: Props) {
  const t = useTranslations("Summary");
  return (
    <div className={styles.missing} role="status">
      <p>{t("bookedAlready", { id: reservationId })}</p>
      <a className={button.main} href={address}>
        {t("seeBooked")}
      </a>
      <button type="button" className={button.quiet} onClick={onBookOnceMore}>
        {t("bookOnceMore")}
      </button>
    </div>
  );
}

"use client";

import { useLocale, useTranslations } from "next-intl";
import styles from "@/components/booking/reservation-summary.module.css";
import { writePhone } from "@/lib/base/text";
import type { GuestDetails } from "@/lib/booking/guest-details";
import { localeData } from "@/lib/i18n/locales";
import type { Promotion } from "@/lib/offer/schema";

type Props = {
  promotion: Promotion;
  guest: GuestDetails;
  requests: string;
};

/** Who comes, and what they ask for. */
export function GuestFacts({ promotion, guest, requests }: Props) {
  const t = useTranslations("Summary");
  const words = useTranslations("Reserve");
  const locale = useLocale();
  const isInKorea = localeData[locale].country === "KR";
  const seat = promotion.seating.find(({ code }) => code === guest.seating);
  return (
    <>
      <p className={styles.guest}>
        {guest.name}
        <br />
        {writePhone(guest.mobile, { isInKorea })}
        <br />
        {guest.email}
      </p>
      {guest.bookedFor === null ? null : (
        <p className={styles.guest}>
          <small>{t("bookedFor")}</small>
          <br />
          {guest.bookedFor.name}
          <br />
          {writePhone(guest.bookedFor.mobile, { isInKorea })}
        </p>
      )}
      {seat === undefined ? null : (
        <p className={styles.guest}>
          <small>{words("seating")}</small>
          <br />
          {seat.name}
        </p>
      )}
      {requests === "" ? null : (
        <p className={styles.guest}>
          <small>{t("requests")}</small>
          <br />
          {requests}
        </p>
      )}
    </>
  );
}

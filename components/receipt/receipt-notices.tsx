"use client";

import { useTranslations } from "next-intl";
import { ContactLinks } from "@/components/place/contact-links";
import styles from "@/components/receipt/receipt-notices.module.css";
import { displayGroup } from "@/lib/booking/booking-status";
import type { VenueReservation } from "@/lib/booking/schema";
import { readStatedRefund } from "@/lib/receipt/stated-refund";

/** Messages about a reservation that did not take its usual course, with contacts where help is needed. */
export function ReceiptNotices({
  reservation,
  phone,
}: {
  reservation: VenueReservation;
  phone: string | undefined;
}) {
  const t = useTranslations("Receipt");
  const { paymentStatus } = reservation;
  // The order then says how much, and when.
  const isStated = readStatedRefund(reservation) !== undefined;
  const group = displayGroup(reservation.status);
  const isRejected = reservation.status === "rejected";
  const isOwed = isRejected && paymentStatus === "approved";
  const needsHelp = group === "delay" || group === "noshow" || paymentStatus === "cancel_failed" || isOwed;
  const words = [
    group === "delay" ? t("problem") : undefined,
    group === "noshow" ? t("noshow") : undefined,
    paymentStatus === "cancel_failed" ? t("refundFailed") : undefined,
    isStated || paymentStatus !== "cancel_requested" ? undefined : t("refundOnWay"),
    isStated || paymentStatus !== "partial_cancel" ? undefined : t("refundPart"),
    isOwed ? t("refundOwed") : undefined,
    isRejected && (paymentStatus === undefined || paymentStatus === "error") ? t("rejected") : undefined,
    // The refund due at the moment of cancelling is unknown here; only that nothing was refunded is certain.
    reservation.status === "cancelled" && paymentStatus === "approved" ? t("refundKept") : undefined,
  ].filter((text) => text !== undefined);
  if (words.length === 0) return null;
  return (
    <section className={styles.words} data-alarm={needsHelp || undefined}>
      {words.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {needsHelp ? <ContactLinks phone={phone} /> : null}
    </section>
  );
}

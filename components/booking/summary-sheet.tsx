"use client";

import { useTranslations } from "next-intl";
import { type MouseEvent, useEffect, useRef } from "react";
import { isGuestKept } from "@/components/booking/guest-memory";
import { ReservationSummary } from "@/components/booking/reservation-summary";
import styles from "@/components/booking/reservation-summary.module.css";
import { SheetHeader } from "@/components/booking/sheet-header";
import { usePromotion } from "@/components/booking/use-availability";
import { openForm } from "@/lib/booking/step-history";
import { paths } from "@/lib/routing/paths";

type Props = Parameters<typeof ReservationSummary>[0];

/**
 * The summary over its promotion, where the form was (R6.2): nothing has to load between the guest's details and the
 * last review, and what is to be changed opens in the same place.
 */
export function SummarySheet({ resourceId, id, privacyUrl }: Props) {
  const t = useTranslations("Summary");
  const { data: promotion, mutate } = usePromotion(resourceId, id);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  // Its prices are those of when the form was opened; a guest agrees to what is true now.
  useEffect(() => void mutate(), [mutate]);
  useEffect(() => {
    // Payment has become due since the form was opened: it begins on the page with this address.
    if (promotion?.needsPayment === true && isGuestKept()) location.reload();
  }, [promotion]);

  const handleClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    const isHere =
      link?.pathname === paths.promotion(resourceId, id) ||
      link?.pathname === paths.diningSummary(resourceId, id);
    if (link === null || !isPlain || !isHere) return;
    event.preventDefault();
    openForm(link.href);
  };
  return (
    <div className={styles.sheet}>
      <SheetHeader promotion={promotion} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link's key press is a click */}
      <div className={styles.body} onClick={handleClick} data-reserve-summary="">
        <h2 ref={title} tabIndex={-1} className={styles.title}>
          {t("title")}
        </h2>
        <ReservationSummary resourceId={resourceId} id={id} privacyUrl={privacyUrl} />
      </div>
    </div>
  );
}

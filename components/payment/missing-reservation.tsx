"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { PaymentNotice } from "@/components/payment/payment-notice";
import { BusyButton } from "@/components/ui/busy-button";
import { LoadFailure } from "@/components/ui/load-failure";
import { useCall } from "@/components/ui/use-call";
import type { ErrorCode } from "@/lib/base/app-error";
import { getReservation } from "@/lib/booking/endpoints";
import { paths } from "@/lib/routing/paths";
import { readBooked } from "@/lib/tracking/entry/booked-reservation";

/**
 * A reservation that cannot be shown: missing, another guest's, expired before it was opened, not loadable now, or only
 * after a login, which then returns to this address.
 */
export function MissingReservation({ code, onRetry }: { code: ErrorCode; onRetry: () => unknown }) {
  const t = useTranslations("Payment");
  const common = useTranslations("Common");
  const toBook = <a href={paths.book()}>{common("myReservations")}</a>;
  switch (code) {
    case "unauthorized":
      return (
        <PaymentNotice
          title={t("signInTitle")}
          sign="attention"
          actions={
            <a href={paths.login("kakao", location.pathname + location.search)}>{t("resumed.signIn")}</a>
          }
        >
          <p>{t("signInText")}</p>
        </PaymentNotice>
      );
    case "reservation_already_claimed":
      return (
        <PaymentNotice title={t("claimedTitle")} sign="attention" actions={toBook}>
          <p>{t("claimedText")}</p>
        </PaymentNotice>
      );
    case "expired_reservation":
      return (
        <PaymentNotice title={t("linkExpiredTitle")} sign="attention" actions={toBook}>
          <p>{t("linkExpiredText")}</p>
        </PaymentNotice>
      );
    case "notfound_reservation":
    case "page_not_found":
    case "requirements_not_satisfied":
      return (
        <PaymentNotice
          title={t("notFoundTitle")}
          sign="attention"
          actions={
            <>
              <LatestReservation />
              {toBook}
            </>
          }
        >
          <p>{t("notFoundText")}</p>
        </PaymentNotice>
      );
    default:
      return (
        <PaymentNotice
          title={t("notLoadedTitle")}
          sign="attention"
          actions={
            <>
              <BusyButton words={[common("checkAgain"), common("checkingAgain")]} onPress={onRetry} />
              {toBook}
            </>
          }
        >
          <p>
            <LoadFailure retry={onRetry}>{t("notLoadedText")}</LoadFailure>
          </p>
        </PaymentNotice>
      );
  }
}

/** Leads to the table that was booked last in this browser, where this address has lost it (R6.8). */
function LatestReservation() {
  const t = useTranslations("Payment");
  const [booked] = useState(readBooked);
  const { data } = useCall(getReservation, booked === undefined ? undefined : { id: booked }, {
    endedSession: "say nothing",
  });
  if (data === undefined || location.pathname.includes(data.reservationId)) return null;
  return (
    <a href={paths.paymentRequest(data.resourceId, data.reservationId)}>
      {t("toLatest", { id: data.reservationId })}
    </a>
  );
}

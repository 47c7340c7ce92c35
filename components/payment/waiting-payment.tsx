"use client";

import { useTranslations } from "next-intl";
import { PaymentNotice } from "@/components/payment/payment-notice";
import { useIsLong } from "@/components/ui/use-is-long";
import { paths } from "@/lib/routing/paths";

/** The notice shown while the payment is being decided; after a while it says that the guest need not stay. */
export function WaitingPayment() {
  const t = useTranslations("Payment");
  const common = useTranslations("Common");
  const isLong = useIsLong(true);
  return (
    <PaymentNotice
      title={t("waitTitle")}
      sign="busy"
      {...(isLong ? { actions: <a href={paths.book()}>{common("myReservations")}</a> } : {})}
    >
      <p>{t(isLong ? "waitLonger" : "waitText")}</p>
    </PaymentNotice>
  );
}

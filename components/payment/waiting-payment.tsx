"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { PaymentNotice } from "@/components/payment/payment-notice";
import { paths } from "@/lib/routing/paths";

const LONG_MS = 5_000;

/** The payment is being decided; after a while it says that nobody has to stay for it. */
export function WaitingPayment() {
  const t = useTranslations("Payment");
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <PaymentNotice
      title={t("waitTitle")}
      sign="busy"
      {...(isLong ? { ways: <a href={paths.book()}>{t("toBook")}</a> } : {})}
    >
      <p>{t(isLong ? "waitLonger" : "waitText")}</p>
    </PaymentNotice>
  );
}

"use client";

import { useTranslations } from "next-intl";
import styles from "@/components/booking/form-parts.module.css";
import button from "@/components/ui/button.module.css";
import { Icon } from "@/components/ui/icon";
import { closeSteps } from "@/lib/booking/step-history";
import type { Promotion } from "@/lib/offer/schema";

/** The top of everything that opens over an offer while it is booked: one step back, what is booked, close. */
export function SheetHeader({ promotion }: { promotion: Promotion | undefined }) {
  const t = useTranslations("Reserve");
  return (
    <header className={styles.top}>
      <button type="button" className={button.icon} aria-label={t("back")} onClick={() => history.back()}>
        <Icon name="back" />
      </button>
      <p>
        <b>{promotion?.name}</b>
        <span>{promotion?.outlet?.name}</span>
      </p>
      <button type="button" className={button.icon} aria-label={t("close")} onClick={closeSteps}>
        <Icon name="close" />
      </button>
    </header>
  );
}

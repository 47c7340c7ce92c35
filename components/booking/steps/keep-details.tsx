"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import styles from "@/components/booking/steps/request-fields.module.css";
import check from "@/components/ui/check.module.css";
import type { GuestDetails } from "@/lib/booking/draft/guest-details";
import { forgetKeptGuest, keepGuest, readKeptGuest } from "@/lib/booking/kept-guest";

/**
 * Keeps name, number and e-mail on this device where the guest asks for it, and forgets them as soon as they do not.
 */
export function KeepDetails({ guest }: { guest: GuestDetails }) {
  const t = useTranslations("Reserve");
  const [isKept, setKept] = useState(() => readKeptGuest() !== undefined);
  return (
    <label className={styles.line}>
      <span>{t("keepDetails")}</span>
      <input
        className={check.check}
        type="checkbox"
        checked={isKept}
        onChange={(event) => {
          setKept(event.target.checked);
          if (event.target.checked) keepGuest(guest);
          else forgetKeptGuest();
        }}
      />
    </label>
  );
}

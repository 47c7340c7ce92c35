"use client";

import { useTranslations } from "next-intl";
import { createPortal } from "react-dom";
import styles from "@/components/account/guest-notice.module.css";
import { type GuestChange, useGuestChange } from "@/components/account/use-guest-change";
import button from "@/components/ui/button.module.css";

/**
 * Takes the place of a page that was made for another guest (R3.13): somebody else has signed in, or its guest has
 * signed out, in another tab. `guestId` is the messenger's id of the page's guest, once known.
 */
export function GuestNotice({ guestId }: { guestId: string | undefined }) {
  const change = useGuestChange(guestId);
  return change === undefined ? null : createPortal(<Notice change={change} />, document.body);
}

function Notice({ change }: { change: GuestChange }) {
  const t = useTranslations("Account");
  return (
    <section className={styles.notice} role="alert" data-guest-notice="">
      <h1>{t(change)}</h1>
      <p>{t(`${change}Message`)}</p>
      <button type="button" className={button.main} ref={focusOnce} onClick={() => location.reload()}>
        {t("openAnew")}
      </button>
    </section>
  );
}

function focusOnce(element: HTMLButtonElement | null): void {
  element?.focus();
}

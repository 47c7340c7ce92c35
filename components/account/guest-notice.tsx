"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { createPortal } from "react-dom";
import styles from "@/components/account/account-panel.module.css";
import button from "@/components/ui/button.module.css";
import { getUserInfo } from "@/lib/account/endpoints";
import { wasSignedOutSince } from "@/lib/account/signed-out";
import { adoptSession, OTHER_SESSION, pageSession, sessionFingerprint } from "@/lib/browser/page";
import { callApi } from "@/lib/http/call-api";

/** `otherSession`: the session is another one, and whether its guest is this page's is not known. */
type GuestChange = "otherGuest" | "otherSession" | "signedOut";

/** Set on the document while it shows nothing, because it is another guest's (`app/globals.css`). */
const HIDDEN = "otherGuest";

/**
 * Looks, whenever the page is returned to, a tab beside it stores something or a call was refused, whether the guest
 * for whom the page was made is still the one signed in here. The page is hidden at once, and shown again where it is
 * the same guest in a new session. A session that has merely expired changes nothing: a login then brings the guest
 * back to what they typed.
 */
function useGuestChange(guestId: string | undefined): GuestChange | undefined {
  const [change, setChange] = useState<GuestChange>();
  // The question itself may be refused, where yet another guest has signed in meanwhile.
  const isAsking = useRef(false);
  const look = useEffectEvent(async () => {
    const made = pageSession();
    const now = sessionFingerprint(document.cookie);
    if (isAsking.current || document.visibilityState === "hidden") return;
    if (made === undefined || now === made) return;
    const { dataset } = document.documentElement;
    if (now === undefined) {
      if (!wasSignedOutSince(performance.timeOrigin)) return;
      dataset[HIDDEN] = "";
      setChange("signedOut");
      return;
    }
    dataset[HIDDEN] = "";
    isAsking.current = true;
    const info = await callApi(getUserInfo, {}, { session: now });
    isAsking.current = false;
    if (!info.ok || guestId === undefined) {
      setChange("otherSession");
      return;
    }
    const isSame = info.value.profiles.kakao.some(({ id }) => id === guestId);
    if (isSame) {
      adoptSession(now);
      delete dataset[HIDDEN];
    }
    setChange(isSame ? undefined : "otherGuest");
  });
  useEffect(() => {
    const handle = () => void look();
    handle();
    const events = ["focus", "pageshow", "storage", OTHER_SESSION];
    for (const name of events) window.addEventListener(name, handle);
    document.addEventListener("visibilitychange", handle);
    return () => {
      for (const name of events) window.removeEventListener(name, handle);
      document.removeEventListener("visibilitychange", handle);
    };
  }, []);
  return change;
}

/**
 * Takes the place of a page that was made for another guest (R3.13): somebody else has signed in, its guest has signed
 * out in another tab, or signed in again before it was known who that is. `guestId` is the messenger's id of the page's guest, once known.
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

"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { AccountPanel } from "@/components/account/account-panel";
import { GuestNotice } from "@/components/account/guest-notice";
import { readAccountSettings } from "@/components/account/read-account-settings";
import { AUTOMATIC_LOGIN_KEY, useProfiles } from "@/components/account/use-profiles";
import { MessagesProvider } from "@/components/ui/messages-provider";
import { showToast } from "@/components/ui/toasts";
import { takeAccountLinked } from "@/lib/account/account-linked";
import { isSignedIn } from "@/lib/account/signed-in";
import { skipAutomaticLogin } from "@/lib/account/skip-automatic-login";
import { forgetKeptGuest } from "@/lib/booking/kept-guest";
import { readEntry } from "@/lib/browser/entry";
import { howOpened } from "@/lib/browser/how-opened";
import { writeStored } from "@/lib/browser/storage";
import { matchRoute } from "@/lib/routing/match-route";
import { paths } from "@/lib/routing/paths";
import { withKey } from "@/lib/routing/return-target";
import { rememberArrival } from "@/lib/tracking/remember-arrival";
import type { VisitContext } from "@/lib/tracking/visit-context";

/** Consumed query keys that the page would have to show again; the other ones have already taken effect. */
const SHOWN_KEYS = ["left-side-menu", "right-side-menu", "redirect"] as const;

/** Returns this address with the consumed keys that the page would have to show again. */
function addressAsOpened(): string {
  const address = location.pathname + location.search + location.hash;
  return SHOWN_KEYS.reduce((shown, key) => {
    const value = readEntry(key);
    return value === undefined ? shown : withKey(shown, key, value);
  }, address);
}

/**
 * Keeps what the page shows of the guest up to date, logs in automatically where that is due, fills the account menu,
 * and hides the page from anybody else.
 */
export function SignedIn({ visit }: { visit: VisitContext }) {
  const { profile, login, refresh } = useProfiles();
  useEffect(reloadStaleMembersPage, []);

  useEffect(() => {
    const { dataset } = document.documentElement;
    if (profile.state === "loggedOut") delete dataset.session;
    if (profile.state === "loggedIn") dataset.session = "in";
  }, [profile.state]);

  // Content for members alone (R3.12) is in every visitor's page; only this reveals it.
  const isLinked = profile.state === "loggedIn" && profile.info.profiles.hyatt.length > 0;
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (isLinked) dataset.loyalty = "linked";
    else delete dataset.loyalty;
  }, [isLinked]);

  const isLeaving = useRef(false);
  useEffect(() => {
    if (isLeaving.current || profile.state === "loading") return;
    if (login === "none") skipAutomaticLogin();
    if (profile.state !== "loggedOut") return;
    const logIn = () => {
      if (login === "none") return;
      rememberArrival(visit);
      writeStored("sessionStorage", AUTOMATIC_LOGIN_KEY, Date.now());
      const address = paths.login("kakao", addressAsOpened());
      location.replace(login === "silently" ? `${address}&prompt=none` : address);
    };
    if (login === "none" && !isSignedIn(document.cookie)) return;
    isLeaving.current = login !== "none";
    // A guest without a messenger account is logged out for good (R3.7), also when they leave the login that follows.
    if (isSignedIn(document.cookie)) void endSession().then(logIn);
    else logIn();
  }, [login, profile.state, visit]);

  const container = document.getElementById("account-menu");
  const settings = readAccountSettings();
  const guestId = profile.state === "loggedIn" ? profile.info.profiles.kakao[0]?.id : undefined;
  return (
    <MessagesProvider>
      <GuestNotice guestId={guestId} />
      {isLinked ? <AccountLinkedNotice /> : null}
      {container === null || settings === undefined || profile.state === "loggedOut"
        ? null
        : createPortal(<AccountPanel profile={profile} settings={settings} onChanged={refresh} />, container)}
    </MessagesProvider>
  );
}

/** Logs the guest out here and at the back end, and stays on the page. Without a connection the session is kept. */
async function endSession(): Promise<void> {
  try {
    // The redirect, and the end of automatic logins, are for a logout by hand.
    forgetKeptGuest();
    await fetch(paths.logout(), { method: "POST", redirect: "manual", headers: { "x-app": "1" } });
  } catch (error) {
    console.warn("the session could not be ended", error);
  }
}

/**
 * Reloads a page that the browser cached before the guest's login, because its login boxes hold nothing for members
 * (R4.6): only after Back or Forward, once, and never during payment. Every other page comes from the server, which
 * knows its audience.
 */
function reloadStaleMembersPage(): void {
  if (howOpened() !== "back_forward" || matchRoute(location.pathname)?.name === "payment-request") return;
  if (document.querySelector("[data-withheld]") !== null) location.reload();
}

/** Says once, on the page a guest returns to, that their loyalty account is linked. */
function AccountLinkedNotice() {
  const t = useTranslations("Account");
  useEffect(() => {
    if (takeAccountLinked()) void showToast({ title: t("linkedTitle"), message: t("linkedMessage") });
  }, [t]);
  return null;
}

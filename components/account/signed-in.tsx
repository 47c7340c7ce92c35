"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import styles from "@/components/account/account-panel.module.css";
import { AddChannel } from "@/components/account/add-channel";
import { GuestNotice } from "@/components/account/guest-notice";
import { LoyaltyCard } from "@/components/account/loyalty-card";
import { readAccountSettings } from "@/components/account/read-account-settings";
import { AUTOMATIC_LOGIN_KEY, useProfiles } from "@/components/account/use-profiles";
import menu from "@/components/layout/site-menu.module.css";
import button from "@/components/ui/button.module.css";
import { Icon } from "@/components/ui/icon";
import { FailedLoad } from "@/components/ui/load-failure";
import { MessagesProvider } from "@/components/ui/messages-provider";
import { showToast } from "@/components/ui/toasts";
import type { AccountSettings } from "@/lib/account/account-settings";
import { forgetGuest } from "@/lib/account/forget-guest";
import { loyaltyAddress, loyaltyMenu } from "@/lib/account/loyalty";
import type { ProfileState } from "@/lib/account/profile-manager";
import { ACCOUNT_LINKED_COOKIE, isSignedIn } from "@/lib/account/signed-in";
import { skipAutomaticLogin, takeMark } from "@/lib/account/signed-out";
import { forgetKeptGuest } from "@/lib/booking/kept-guest";
import { howOpened } from "@/lib/browser/page";
import { readEntry, writeStored } from "@/lib/browser/storage";
import { paths } from "@/lib/routing/paths";
import { matchRoute } from "@/lib/routing/route-template";
import { withKey } from "@/lib/routing/safe-url";
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
    if (takeMark(ACCOUNT_LINKED_COOKIE))
      void showToast({ title: t("linkedTitle"), message: t("linkedMessage") });
  }, [t]);
  return null;
}

type Props = {
  profile: ProfileState;
  settings: AccountSettings;
  /** Called after a change to the guest's profile; resolves when the new state is known. */
  onChanged: () => Promise<unknown>;
};

/** The account menu of a guest who is signed in (R3.1–R3.4). */
function AccountPanel({ profile, settings, onChanged }: Props) {
  const t = useTranslations("Account");
  const locale = useLocale();
  // The element that this is rendered into has a skeleton of its own.
  if (profile.state === "loading") return null;
  if (profile.state !== "loggedIn") return <NotLoaded onRetry={onChanged} />;
  const [messenger] = profile.info.profiles.kakao;
  const [loyalty] = profile.info.profiles.hyatt;
  return (
    <div className={`${menu.accountMenu} ${styles.panel}`}>
      <h2>{messenger?.name === undefined ? t("hello") : t("helloName", { name: messenger.name })}</h2>
      {loyalty !== undefined ? (
        <LoyaltyCard profile={loyalty} withUpdated onChanged={onChanged} />
      ) : settings.hasLoyalty ? (
        <>
          <p>{t("hint")}</p>
          <div className={menu.actions}>
            <a href={paths.bind()}>{t("signIn")}</a>
            <a
              href={loyaltyAddress(settings.loyaltySite, locale, "member/join")}
              target="_blank"
              rel="noopener"
            >
              {t("join")}
            </a>
          </div>
        </>
      ) : null}
      <ul>
        <OwnPages />
        <li>
          <a href={settings.accountPage} target="_blank" rel="noopener">
            <Icon name="person" />
            {t("profile")}
          </a>
          {messenger === undefined || messenger.hasChannel || settings.channel === undefined ? null : (
            <AddChannel channel={settings.channel} />
          )}
        </li>
      </ul>
      {loyalty === undefined
        ? null
        : loyaltyMenu.map(({ header, items }) => (
            <section key={header}>
              <h3>{t(header)}</h3>
              <ul>
                {items.map(({ name, path }) => (
                  <li key={name}>
                    <a
                      href={loyaltyAddress(settings.loyaltySite, locale, path)}
                      target="_blank"
                      rel="noopener"
                    >
                      {t(name)}
                      <Icon name="arrow" size={16} />
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
      <LogOut />
    </div>
  );
}

/** Shown while the profile of a signed-in guest cannot be loaded: their own pages and the logout remain. */
function NotLoaded({ onRetry }: { onRetry: () => Promise<unknown> }) {
  const t = useTranslations("Account");
  return (
    <div className={`${menu.accountMenu} ${styles.panel}`}>
      <h2>{t("hello")}</h2>
      <FailedLoad className={`${button.main} ${styles.retry}`} retry={onRetry} text={t("notLoaded")} />
      <ul>
        <OwnPages />
      </ul>
      <LogOut />
    </div>
  );
}

/** Links to the two lists that every guest has. */
function OwnPages() {
  const t = useTranslations("Account");
  return (
    <>
      <li>
        <a href={paths.book()}>
          <Icon name="calendar" />
          {t("reservations")}
        </a>
      </li>
      <li>
        <a href={paths.coupon()}>
          <Icon name="ticket" />
          {t("coupons")}
        </a>
      </li>
    </>
  );
}

function LogOut() {
  const t = useTranslations("Account");
  return (
    <form method="post" action={paths.logout()} onSubmit={forgetGuest}>
      <button type="submit" className={button.quiet}>
        {t("logOut")}
      </button>
    </form>
  );
}

"use client";

import { useLocale, useTranslations } from "next-intl";
import menu from "@/components/account/account-menu.module.css";
import styles from "@/components/account/account-panel.module.css";
import { AddChannel } from "@/components/account/add-channel";
import { LoyaltyCard } from "@/components/account/loyalty-card";
import button from "@/components/ui/button.module.css";
import { Icon } from "@/components/ui/icon";
import { LoadFailure } from "@/components/ui/load-failure";
import { RetryButton } from "@/components/ui/retry-button";
import type { AccountSettings } from "@/lib/account/account-settings";
import { forgetGuest } from "@/lib/account/forget-guest";
import { loyaltyAddress, loyaltyMenu } from "@/lib/account/loyalty-links";
import type { ProfileState } from "@/lib/account/profile-manager";
import { paths } from "@/lib/routing/paths";

type Props = {
  profile: ProfileState;
  settings: AccountSettings;
  /** Called after a change to the guest's profile; resolves when the new state is known. */
  onChanged: () => Promise<unknown>;
};

/** The account menu of a guest who is signed in (R3.1–R3.4). */
export function AccountPanel({ profile, settings, onChanged }: Props) {
  const t = useTranslations("Account");
  const locale = useLocale();
  // The element that this is rendered into has a skeleton of its own.
  if (profile.state === "loading") return null;
  if (profile.state !== "loggedIn") return <NotLoaded onRetry={onChanged} />;
  const [messenger] = profile.info.profiles.kakao;
  const [loyalty] = profile.info.profiles.hyatt;
  return (
    <div className={`${menu.menu} ${styles.panel}`}>
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
    <div className={`${menu.menu} ${styles.panel}`}>
      <h2>{t("hello")}</h2>
      <p>
        <LoadFailure retry={onRetry}>{t("notLoaded")}</LoadFailure>
      </p>
      <RetryButton className={`${button.main} ${styles.retry}`} retry={onRetry} />
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

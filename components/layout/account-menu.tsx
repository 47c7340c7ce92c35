import styles from "@/components/account/account-menu.module.css";
import type { ShellProps } from "@/components/layout/chrome";
import { Icon } from "@/components/ui/icon";
import { loyaltyAddress } from "@/lib/account/loyalty-links";
import { paths } from "@/lib/routing/paths";

/**
 * The account menu, the same for every visitor (R3.1, R3.2): a welcome, the login, the loyalty programme, the account's pages.
 * Beside it is the place that the browser fills for a signed-in guest; the hint on the document shows one of the two.
 */
export function AccountMenu({ chrome, locale, labels: { account } }: ShellProps) {
  const { account: settings, hasMessenger } = chrome;
  return (
    <>
      <section className={styles.menu} data-when="out">
        <h2>{account.welcome}</h2>
        {hasMessenger ? (
          <>
            <a className={styles.door} href={paths.login("kakao")}>
              {account.continue}
            </a>
            <p>{account.continueHint}</p>
          </>
        ) : null}
        {settings.hasLoyalty ? <p>{account.hint}</p> : null}
        {settings.hasLoyalty ? (
          <div className={styles.actions}>
            <a href={paths.bind()}>{account.signIn}</a>
            <a
              href={loyaltyAddress(settings.loyaltySite, locale, "member/join")}
              target="_blank"
              rel="noopener"
            >
              {account.join}
            </a>
          </div>
        ) : null}
        <ul>
          <li>
            <a href={paths.book()}>
              <Icon name="calendar" />
              {account.reservations}
            </a>
          </li>
          <li>
            <a href={paths.coupon()}>
              <Icon name="ticket" />
              {account.coupons}
            </a>
          </li>
          {hasMessenger ? (
            <li>
              <a href={paths.login("kakao")}>
                <Icon name="person" />
                {account.profile}
                <small>{account.profileSignIn}</small>
              </a>
            </li>
          ) : null}
        </ul>
      </section>
      <div id="account-menu" data-when="in" data-account-settings={JSON.stringify(settings)}>
        <div className={styles.skeleton} aria-busy="true">
          <i />
          <i />
          <i />
          <i />
          <i />
        </div>
      </div>
      <div id="kept" className={styles.menu} />
    </>
  );
}

import type { ShellFacts } from "@/components/layout/shell-facts";
import { Icon } from "@/components/ui/icon";
import { paths } from "@/lib/routing/paths";
import styles from "./account-menu.module.css";

/** The account menu for a reader who is not logged in (R3.1, R3.2): a welcome, the two ways in, what waits inside. */
export function AccountMenu({ frame: { appName, hasMessenger }, labels: { account } }: ShellFacts) {
  return (
    <section className={styles.menu}>
      <h2>{account.welcome.replace("{name}", appName)}</h2>
      <p>{account.hint}</p>
      <div className={styles.ways}>
        <a className={styles.signIn} href={paths.login("hyatt", "/")}>
          {account.signIn}
        </a>
        <a className={styles.join} href={paths.login("hyatt", "/")}>
          {account.join}
        </a>
      </div>
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
            <a href={paths.login("kakao", "/")}>
              <Icon name="person" />
              {account.profile}
            </a>
          </li>
        ) : null}
      </ul>
    </section>
  );
}

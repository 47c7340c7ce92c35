import { getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/icon";
import { paths } from "@/lib/routing/paths";
import styles from "./account-menu.module.css";

/** The account menu for a reader who is not logged in (R3.1, R3.2): a welcome, the two ways in, what waits inside. */
export async function AccountMenu({ appName }: { appName: string }) {
  const t = await getTranslations("Account");
  return (
    <section className={styles.menu}>
      <h2>{t("welcome", { name: appName })}</h2>
      <p>{t("hint")}</p>
      <div className={styles.ways}>
        <a className={styles.signIn} href={paths.login("hyatt", "/")}>
          {t("signIn")}
        </a>
        <a className={styles.join} href={paths.login("hyatt", "/")}>
          {t("join")}
        </a>
      </div>
      <ul>
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
        <li>
          <a href={paths.login("kakao", "/")}>
            <Icon name="person" />
            {t("profile")}
          </a>
        </li>
      </ul>
    </section>
  );
}

import styles from "@/components/booking/form/reserve-bar.module.css";
import button from "@/components/ui/button.module.css";
import { Icon } from "@/components/ui/icon";
import { phoneAddress } from "@/lib/base/phone";
import type { Translator } from "@/lib/i18n/load-messages";
import type { Promotion } from "@/lib/offer/schema";
import { paths } from "@/lib/routing/paths";

type Props = { promotion: Promotion; t: Translator<"Promotion">; common: Translator<"Common"> };

/** Instructions to reserve without the form, by telephone. Shown where no script runs. */
export function ReserveByPhone({ promotion, t, common }: Props) {
  const { outlet } = promotion;
  return (
    <div className={styles.actions}>
      <header>
        <h2>{t("reserveTitle", { outlet: outlet?.name ?? promotion.name })}</h2>
        <a className={button.icon} href="#content" role="button" aria-label={common("close")} data-closes="">
          <Icon name="close" />
        </a>
      </header>
      <p>{t("reserveByPhone")}</p>
      {outlet?.phone === undefined ? null : (
        <a className={styles.call} href={phoneAddress(outlet.phone)}>
          <Icon name="phone" />
          {common("call", { phone: outlet.phone })}
        </a>
      )}
      {outlet === undefined ? null : (
        <a className={styles.other} href={paths.resourcePage(outlet.resourceId)}>
          {outlet.name}
        </a>
      )}
    </div>
  );
}

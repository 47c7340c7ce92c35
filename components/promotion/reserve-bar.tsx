import { Icon } from "@/components/ui/icon";
import type { Translator } from "@/lib/i18n/translator";
import type { Promotion } from "@/lib/promotion/schema";
import { paths } from "@/lib/routing/paths";
import styles from "./reserve-bar.module.css";

type Props = {
  promotion: Promotion;
  hasEnded: boolean;
  t: Translator<"Promotion">;
  money: Translator<"Money">;
};

/** Price and Reserve, always within a thumb's reach; where bookings have ended it says so and what to do instead. */
export function ReserveBar({ promotion, hasEnded, t, money }: Props) {
  const { menus, minPax, maxPax } = promotion;
  const prices = menus.filter(({ soldOut }) => !soldOut).map(({ unitPrice }) => unitPrice);
  const price = prices.length === 0 ? undefined : money("won", { amount: Math.min(...prices) });
  if (hasEnded) {
    return (
      <div className={styles.bar}>
        <p className={styles.ended}>{t("reserveClosed")}</p>
        <a className={styles.other} href={paths.resourcePage(promotion.resourceId)}>
          {t("seeOthers")}
        </a>
      </div>
    );
  }
  return (
    <div className={styles.bar}>
      <p className={styles.sum}>
        {price === undefined ? null : <b>{prices.length > 1 ? t("from", { price }) : price}</b>}
        <span>
          {minPax === maxPax ? t("partyExactly", { min: minPax }) : t("party", { min: minPax, max: maxPax })}
        </span>
      </p>
      <a className={styles.reserve} href="#reserve" role="button" aria-haspopup="dialog" data-opens="reserve">
        {t("reserve")}
      </a>
    </div>
  );
}

/** What Reserve opens: how a table is had at this outlet today. */
export function ReserveWays({ promotion, t }: Pick<Props, "promotion" | "t">) {
  const { outlet } = promotion;
  return (
    <div className={styles.ways}>
      <header>
        <h2>{t("reserveTitle", { outlet: outlet?.name ?? promotion.name })}</h2>
        <a className={styles.close} href="#content" role="button" aria-label={t("close")} data-closes="">
          <Icon name="close" />
        </a>
      </header>
      <p>{t("reserveByPhone")}</p>
      {outlet?.phone === undefined ? null : (
        <a className={styles.call} href={`tel:${outlet.phone.replace(/[^\d+]/g, "")}`}>
          <Icon name="phone" />
          {t("call", { phone: outlet.phone })}
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

import { getTranslations } from "next-intl/server";
import { ReserveDialog } from "@/components/promotion/reserve-dialog";
import { Icon } from "@/components/ui/icon";
import type { Promotion } from "@/lib/promotion/schema";
import { paths } from "@/lib/routing/paths";
import styles from "./reserve-bar.module.css";

/** Price and Reserve, always within a thumb's reach; where bookings have ended it says so and what to do instead. */
export async function ReserveBar({ promotion, hasEnded }: { promotion: Promotion; hasEnded: boolean }) {
  const t = await getTranslations("Promotion");
  const money = await getTranslations("Money");
  const { outlet, menus, minPax, maxPax } = promotion;
  const prices = menus.filter(({ soldOut }) => !soldOut).map(({ unitPrice }) => unitPrice);
  const price = prices.length === 0 ? undefined : money("won", { amount: Math.min(...prices) });
  const party = minPax === maxPax ? t("partyExactly", { min: minPax }) : t("party", { min: minPax, max: maxPax });
  if (hasEnded) {
    return (
      <aside className={styles.bar}>
        <p className={styles.ended}>{t("reserveClosed")}</p>
        <a className={styles.other} href={paths.resourcePage(promotion.resourceId)}>
          {t("seeOthers")}
        </a>
      </aside>
    );
  }
  return (
    <aside className={styles.bar}>
      <p className={styles.sum}>
        {price === undefined ? null : <b>{prices.length > 1 ? t("from", { price }) : price}</b>}
        <span>{party}</span>
      </p>
      <ReserveDialog
        label={t("reserve")}
        title={t("reserveTitle", { outlet: outlet?.name ?? promotion.name })}
        closeLabel={t("close")}
      >
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
      </ReserveDialog>
    </aside>
  );
}

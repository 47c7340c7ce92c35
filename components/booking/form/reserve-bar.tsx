import actionBar from "@/components/ui/action-bar.module.css";
import button from "@/components/ui/button.module.css";
import { FactLine } from "@/components/ui/fact-line";
import { partyBounds } from "@/lib/booking/draft/party-size";
import { amountOf, dueDeposits } from "@/lib/booking/draft/reservation-rules";
import type { Translator } from "@/lib/i18n/load-messages";
import { guestPrices } from "@/lib/offer/guest-prices";
import { adultPriceText } from "@/lib/offer/price-text";
import type { Promotion } from "@/lib/offer/schema";
import { isSoldOut } from "@/lib/offer/sold-out";
import { paths } from "@/lib/routing/paths";
import styles from "./reserve-bar.module.css";

type Props = {
  promotion: Promotion;
  hasEnded: boolean;
  /** Other offers of the restaurant, with their next free days, are on the same page (`#others`). */
  hasOthers: boolean;
  t: Translator<"Promotion">;
  common: Translator<"Common">;
  money: Translator<"Money">;
};

/**
 * Price and Reserve, always within a thumb's reach; where bookings have ended or every menu is sold out, that and the
 * way to other offers instead.
 */
export function ReserveBar({ promotion, hasEnded, hasOthers, t, common, money }: Props) {
  const { child } = guestPrices(promotion);
  const price = adultPriceText(promotion, money);
  const deposit = amountOf(dueDeposits(promotion), promotion.menus);
  if (hasEnded) {
    return (
      <div className={`${actionBar.bar} ${styles.bar}`}>
        <p className={styles.ended}>{t("reserveClosed")}</p>
        <a className={styles.other} href={paths.resourcePage(promotion.resourceId)}>
          {common("seeOtherOffers")}
        </a>
      </div>
    );
  }
  if (isSoldOut(promotion)) {
    return (
      <div className={`${actionBar.bar} ${styles.bar}`}>
        <p className={styles.ended}>{t("allSoldOut")}</p>
        <a className={styles.other} href={hasOthers ? "#others" : paths.resourcePage(promotion.resourceId)}>
          {t("othersAndDays")}
        </a>
      </div>
    );
  }
  return (
    <div className={`${actionBar.bar} ${styles.bar}`}>
      <p>
        {price === undefined ? null : <b>{price}</b>}
        <span>
          <FactLine>
            {child === undefined ? null : t("child", { price: money("won", { amount: child }) })}
            {deposit === 0 ? null : t("depositDue", { amount: money("won", { amount: deposit }) })}
            {t(...partyBounds(promotion))}
          </FactLine>
        </span>
      </p>
      <a className={button.main} href="#reserve" role="button" aria-haspopup="dialog" data-reserve="">
        {t("reserve")}
      </a>
    </div>
  );
}

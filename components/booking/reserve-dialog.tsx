import { PartyLine, PartyRows } from "@/components/booking/counter";
import bar from "@/components/booking/form-parts.module.css";
import form from "@/components/booking/reservation-form.module.css";
import styles from "@/components/booking/reserve-dialog.module.css";
import { StepMark } from "@/components/booking/step-mark";
import actionBar from "@/components/ui/action-bar.module.css";
import button from "@/components/ui/button.module.css";
import { FactLine } from "@/components/ui/fact-line";
import { Icon } from "@/components/ui/icon";
import { phoneAddress } from "@/lib/base/text";
import {
  amountOf,
  countBookingSteps,
  dueDeposits,
  firstParty,
  partyBounds,
} from "@/lib/booking/reservation-rules";
import type { Translator } from "@/lib/i18n/load-messages";
import { adultPriceText, guestPrices, isSoldOut } from "@/lib/offer/guest-prices";
import type { Promotion } from "@/lib/offer/schema";
import { paths } from "@/lib/routing/paths";
import { draftKeys } from "@/lib/routing/query-keys";

type ReserveByPhoneProps = { promotion: Promotion; t: Translator<"Promotion">; common: Translator<"Common"> };

/** Instructions to reserve without the form, by telephone. Shown where no script runs. */
function ReserveByPhone({ promotion, t, common }: ReserveByPhoneProps) {
  const { outlet } = promotion;
  return (
    <div className={styles.reserveBarActions}>
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

type ReserveBarProps = {
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
export function ReserveBar({ promotion, hasEnded, hasOthers, t, common, money }: ReserveBarProps) {
  const { child } = guestPrices(promotion);
  const price = adultPriceText(promotion, money);
  const deposit = amountOf(dueDeposits(promotion), promotion.menus);
  if (hasEnded || isSoldOut(promotion)) {
    const outlet = paths.resourcePage(promotion.resourceId);
    return (
      <div className={`${actionBar.bar} ${actionBar.framed}`}>
        <p className={styles.ended}>{t(hasEnded ? "reserveClosed" : "allSoldOut")}</p>
        <a className={styles.other} href={!hasEnded && hasOthers ? "#others" : outlet}>
          {hasEnded ? common("seeOtherOffers") : t("othersAndDays")}
        </a>
      </div>
    );
  }
  return (
    <div className={`${actionBar.bar} ${actionBar.framed}`}>
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

type UnhydratedFormProps = { promotion: Promotion; t: Translator<"Reserve">; common: Translator<"Common"> };

/** Four weeks, as the calendar that takes their place. */
const days = Array.from({ length: 28 }, (_, day) => day);

/**
 * The first sheet of the reservation form as it is in the page: a guest chooses the party here
 * (`lib/server/before-hydration/hydration/unhydrated-forms.ts`) while the form's code is on its way. The form takes over what was
 * chosen, and its calendar the place that is kept for it.
 */
function UnhydratedForm({ promotion, t, common }: UnhydratedFormProps) {
  const { maxPax, menus, name, outlet } = promotion;
  const first = firstParty(promotion);
  const hasMenus = menus.length > 0;
  const total = countBookingSteps({ hasMenus, needsPayment: promotion.needsPayment });
  return (
    <div className={`${form.form} ${styles.form}`} data-reserve-form={maxPax}>
      <header className={bar.top}>
        <span />
        <p>
          <b>{name}</b>
          <span>{outlet?.name}</span>
        </p>
        <button type="button" className={button.icon} aria-label={t("close")} data-reserve-leave="">
          <Icon name="close" />
        </button>
      </header>
      <div className={form.body}>
        <section className={form.step}>
          <StepMark t={t} number={1} total={total} />
          <h2 className={form.title}>{t("tableTitle")}</h2>
          <details className={form.party}>
            <PartyLine party={first} t={t} change={common("change")} />
            <p className={form.hint}>{t(...partyBounds(promotion))}</p>
            <ul className={form.rows}>
              <PartyRows party={first} maxPax={maxPax} t={t} />
            </ul>
          </details>
          <h3 className={styles.when}>{t("whenTitle")}</h3>
          <div className={styles.days} aria-hidden="true">
            {days.map((day) => (
              <i key={day} />
            ))}
          </div>
        </section>
      </div>
      <footer className={`${actionBar.bar} ${bar.bar}`}>
        <p role="status">{t("opening")}</p>
        <button type="button" className={button.main} disabled aria-busy="true">
          {t(hasMenus ? "next.menu" : "guestTitle")}
        </button>
      </footer>
    </div>
  );
}

type Props = {
  promotion: Promotion;
  t: Translator<"Promotion">;
  common: Translator<"Common">;
  form: Translator<"Reserve">;
  /** What is said without a connection. */
  offline: string;
};

/**
 * The dialog in which the reservation form appears over its promotion; without script it says how else to reserve. It
 * also contains the message for a form that cannot be loaded, because the form's own messages would be missing as well.
 */
export function ReserveDialog({ promotion, t, common, form, offline }: Props) {
  const phone = promotion.outlet?.phone;
  return (
    <dialog
      id="reserve"
      className={styles.dialog}
      aria-label={t("reserve")}
      // A link with a draft opens the form automatically.
      data-hydrate-query={["step", ...draftKeys].join("|")}
    >
      <div id="reserve-form" className={styles.place} />
      <UnhydratedForm promotion={promotion} t={form} common={common} />
      <div className={styles.actions}>
        <ReserveByPhone promotion={promotion} t={t} common={common} />
      </div>
      <div className={styles.lost} role="alert">
        <p className={styles.failed}>{t("reserveLost")}</p>
        <p className={styles.offline}>{offline}</p>
        <button type="button" className={button.main} data-reserve-again="">
          {common("retry")}
        </button>
        {phone === undefined ? null : (
          <a className={button.quiet} href={phoneAddress(phone)}>
            {common("call", { phone })}
          </a>
        )}
        <button type="button" className={button.quiet} data-reserve-close="">
          {common("close")}
        </button>
      </div>
    </dialog>
  );
}

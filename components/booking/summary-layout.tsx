import type { ComponentProps, ReactNode } from "react";
import { Consents, type SummaryWords } from "@/components/booking/consents";
import { FormBar } from "@/components/booking/form-bar";
import styles from "@/components/booking/reservation-summary.module.css";
import { StepMark } from "@/components/booking/step-mark";
import { Photo } from "@/components/offer/photo";
import { formatShortDay } from "@/lib/base/format-day";
import { phoneAddress } from "@/lib/base/text";
import { formAddress } from "@/lib/booking/booking-address";
import { amountOf, countBookingSteps } from "@/lib/booking/reservation-rules";
import type { WholeDraft } from "@/lib/booking/whole-draft";
import type { Locale } from "@/lib/i18n/locales";
import type { Promotion } from "@/lib/offer/schema";
import type { MediaServer } from "@/lib/place/media-server";
import { CANCEL_CUTOFF_HOURS } from "@/lib/receipt/cancel-rule";

/** The guest's choices, whose amount follows from the draft. */
type Table = Omit<ComponentProps<typeof ChosenTable>, "amount" | "words" | "children">;
/** What the guest agrees to, for the same promotion. */
type Agreement = Omit<ComponentProps<typeof Consents>, "promotion" | "words">;
/** The button, beside the amount that follows from the draft. */
type Action = Pick<ComponentProps<typeof FormBar>, "label" | "saysAmount" | "isBusy" | "onNext">;

type Props = {
  words: SummaryWords;
  /** What the guest must know before the review of the table. */
  notices?: ReactNode;
  table: Table;
  /** The guest's details. */
  guest: ReactNode;
  /** What is refunded until when; shown where something is paid. */
  refundTable: ReactNode;
  /** What is refunded after paying, and until when; undefined until the hour is known. */
  refundLine?: string | undefined;
  agreement: Agreement;
  action: Action;
  /** What is said about the reservation while it is sent. */
  children?: ReactNode;
};

/**
 * The parts of a summary in their order (R6.9), the same in its page's markup and once it is hydrated: the step, the
 * chosen table, the refund terms, the consents, and the button with the amount.
 */
export function SummaryLayout(props: Props) {
  const { words, notices, table, guest, refundTable, refundLine, agreement, action, children } = props;
  const { summary: t, form, offer, money } = words;
  const { promotion, draft } = table;
  const { menus, needsPayment } = promotion;
  const phone = promotion.outlet?.phone;
  const amount = amountOf(draft.quantities, menus);
  const total = countBookingSteps({ hasMenus: menus.length > 0, needsPayment });
  return (
    <div className={styles.summary}>
      <div className={styles.step}>
        {/* The payment is a step of its own, after this one. */}
        <StepMark t={form} number={needsPayment ? total - 1 : total} total={total} />
      </div>
      <div>
        {notices}
        <ChosenTable {...table} amount={amount} words={words}>
          {guest}
        </ChosenTable>
      </div>
      <div>
        <section className={styles.block}>
          <h2>{offer("policy")}</h2>
          {needsPayment ? (
            refundTable
          ) : (
            <p>
              {offer("policyFree", { hours: CANCEL_CUTOFF_HOURS })}{" "}
              {phone === undefined ? null : <a href={phoneAddress(phone)}>{phone}</a>}
            </p>
          )}
        </section>
        <Consents {...agreement} promotion={promotion} words={words} />
        {children}
      </div>
      <div className={styles.pay}>
        <FormBar
          {...action}
          amount={needsPayment ? money("won", { amount }) : form("nothingToPay")}
          line={[needsPayment ? (refundLine ?? t("nothingYet")) : t("noPrepayment")]}
        />
      </div>
    </div>
  );
}

type ChosenTableProps = {
  promotion: Promotion;
  draft: WholeDraft;
  amount: number;
  /** The name of the venue's time zone, where the guest's device shows another time. */
  zone: string | undefined;
  hasRequests: boolean;
  locale: Locale;
  media: MediaServer | undefined;
  words: SummaryWords;
  directions: ReactNode;
  /** The guest's details. */
  children: ReactNode;
};

/** The guest's choices, each with a link to where it is changed. Date and time are the venue's. */
function ChosenTable(props: ChosenTableProps) {
  const { promotion, draft, amount, zone, hasRequests, locale, media, words, directions, children } = props;
  const { summary: t, common, form, offer, money } = words;
  const { resourceId, id, outlet, menus } = promotion;
  const picture = promotion.thumbnailImage ?? promotion.images[0]?.url;
  const chosen = menus.filter((menu) => (draft.quantities.get(menu.id) ?? 0) > 0);
  const change = (step: "table" | "menu" | "guest") => (
    <a
      className={styles.change}
      href={formAddress(resourceId, id, draft, step)}
      aria-label={form(`changeStep.${step}`)}
    >
      {common("change")}
    </a>
  );
  return (
    <>
      <article className={styles.card}>
        {picture === undefined ? null : (
          <Photo
            src={picture}
            alt=""
            sizes="(min-width: 1264px) 572px, (min-width: 900px) 46vw, 90vw"
            media={media}
            leads
          />
        )}
        <div className={styles.head}>
          <h2>{promotion.name}</h2>
          <p>{[outlet?.name, outlet?.site?.name].filter(Boolean).join(", ")}</p>
        </div>
        <dl className={styles.facts}>
          <div>
            <dt>{common("date")}</dt>
            <dd>{formatShortDay(draft.date, locale)}</dd>
          </div>
          <div>
            <dt>{common("time")}</dt>
            <dd>
              <span>{draft.time}</span>
              {zone === undefined ? null : <small> ({zone})</small>}
            </dd>
          </div>
          <div>
            <dt>{common("guests")}</dt>
            <dd>{form("partyLine", { ...draft.party })}</dd>
          </div>
        </dl>
        <div className={styles.directions}>{directions}</div>
        <footer>{change("table")}</footer>
      </article>
      {chosen.length === 0 ? null : (
        <section className={styles.block}>
          <h2>{t("order")}</h2>
          <ul className={styles.items}>
            {chosen.map((menu) => {
              const quantity = draft.quantities.get(menu.id) ?? 0;
              return (
                <li key={menu.id}>
                  <span>
                    {menu.name} × {quantity}
                    {menu.kind === "deposit" ? <small> ({offer("deposit")})</small> : null}
                  </span>
                  <b>{money("won", { amount: amountOf(draft.quantities, [menu]) })}</b>
                </li>
              );
            })}
            <li className={styles.total}>
              <span>{common("total")}</span>
              <b>{money("won", { amount })}</b>
            </li>
          </ul>
          {change("menu")}
        </section>
      )}
      <section className={styles.block}>
        <h2>{form("guestTitle")}</h2>
        {children}
        {change("guest")}
        {hasRequests ? null : (
          <a className={styles.change} href={formAddress(resourceId, id, draft, "guest")}>
            {t("addRequests")}
          </a>
        )}
      </section>
    </>
  );
}

import type { ComponentProps, ReactNode } from "react";
import { FormBar } from "@/components/booking/form/form-bar";
import { StepMark } from "@/components/booking/step-mark";
import { ChosenTable } from "@/components/booking/summary/chosen-table";
import { Consents } from "@/components/booking/summary/consents";
import styles from "@/components/booking/summary/reservation-summary.module.css";
import type { SummaryWords } from "@/components/booking/summary/summary-words";
import { countBookingSteps } from "@/lib/booking/booking-length";
import { amountOf } from "@/lib/booking/draft/reservation-rules";
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
  agreement: Agreement;
  action: Action;
  /** What is said about the reservation while it is sent. */
  children?: ReactNode;
};

/**
 * The parts of a summary in their order (R6.9), the same in its page's markup and once it is hydrated: the step, the
 * chosen table, the refund terms, the consents, and the button with the amount.
 */
export function SummaryLayout({
  words,
  notices,
  table,
  guest,
  refundTable,
  agreement,
  action,
  children,
}: Props) {
  const { summary: t, form, offer, money } = words;
  const { promotion, draft } = table;
  const { menus, needsPayment } = promotion;
  const amount = amountOf(draft.quantities, menus);
  const total = countBookingSteps({ hasMenus: menus.length > 0, needsPayment });
  // The payment is a step of its own, after this one.
  const step = { number: needsPayment ? total - 1 : total, total };
  return (
    <div className={styles.summary}>
      <div className={styles.step}>
        <StepMark label={form("stepOf", step)} {...step} />
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
          {needsPayment ? refundTable : <p>{offer("policyFree", { hours: CANCEL_CUTOFF_HOURS })}</p>}
        </section>
        <Consents {...agreement} promotion={promotion} words={words} />
        {children}
      </div>
      <div className={styles.pay}>
        <FormBar
          {...action}
          amount={needsPayment ? money("won", { amount }) : form("nothingToPay")}
          line={[needsPayment ? t("nothingYet") : t("noPrepayment")]}
        />
      </div>
    </div>
  );
}

import { StepMark } from "@/components/booking-steps/step-mark";
import { DirectionLinks } from "@/components/outlet/direction-links";
import { RefundTable } from "@/components/receipt/sections/refund-table";
import { FormBar } from "@/components/reservation-form/form-bar";
import { ChosenTable } from "@/components/reservation-summary/chosen-table";
import { Consents } from "@/components/reservation-summary/consents";
import { RefundTerms } from "@/components/reservation-summary/refund-terms";
import styles from "@/components/reservation-summary/reservation-summary.module.css";
import { summarySteps } from "@/components/reservation-summary/summary-steps";
import type { SummaryWords } from "@/components/reservation-summary/summary-words";
import type { Locale } from "@/lib/i18n/locales";
import type { MediaServer } from "@/lib/picture/media-server";
import type { Promotion } from "@/lib/promotion/schema";
import { amountOf } from "@/lib/reservation/draft/reservation-rules";
import type { WholeDraft } from "@/lib/reservation/draft/whole-draft";

type Props = {
  promotion: Promotion;
  draft: WholeDraft;
  /** Address of the group's privacy policy, if it has stated one. */
  privacyUrl: string | undefined;
  /** The venue's. */
  timeZone: string;
  locale: Locale;
  media: MediaServer | undefined;
  words: SummaryWords;
};

/**
 * A summary as far as its address tells it, as markup of its page: a guest reads and agrees while the code is on its
 * way, which takes over what was ticked (`taken-consents.ts`). The guest's details are in their tab alone, and come with
 * it; so does the consent to health data, where a request needs one.
 */
export function UnhydratedSummary({ promotion, draft, privacyUrl, timeZone, locale, media, words }: Props) {
  const { summary: t, form, offer, money } = words;
  const { outlet, needsPayment, refundRules } = promotion;
  const amount = amountOf(draft.quantities, promotion.menus);
  const won = money("won", { amount });
  const steps = summarySteps(promotion);
  return (
    <div className={styles.summary}>
      <div className={styles.step}>
        <StepMark label={form("stepOf", steps)} {...steps} />
      </div>
      <div>
        <ChosenTable
          promotion={promotion}
          draft={draft}
          amount={amount}
          zone={undefined}
          hasRequests={false}
          locale={locale}
          media={media}
          words={words}
          directions={
            outlet === undefined ? null : (
              <DirectionLinks outlet={outlet} locale={locale} words={{ ...words, maps: offer }} />
            )
          }
        >
          <p className={styles.awaited} aria-hidden="true" />
        </ChosenTable>
      </div>
      <div>
        <RefundTerms needsPayment={needsPayment} t={offer}>
          <RefundTable
            reservation={{ refundRules, date: draft.date, time: draft.time, amount, timeZone }}
            zone={undefined}
            now={undefined}
            locale={locale}
            words={words}
          />
        </RefundTerms>
        <Consents
          consents={["Cancellation", "Privacy"]}
          promotion={promotion}
          agreed={undefined}
          isTried={false}
          privacyUrl={privacyUrl}
          words={words}
        />
      </div>
      <div className={styles.pay}>
        <FormBar
          amount={needsPayment ? won : form("nothingToPay")}
          line={[needsPayment ? t("nothingYet") : t("noPrepayment")]}
          label={t(needsPayment ? "pay" : "reserve", { amount: won })}
          saysAmount={needsPayment}
          isBusy
        />
      </div>
    </div>
  );
}

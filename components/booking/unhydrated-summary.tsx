import type { SummaryWords } from "@/components/booking/consents";
import styles from "@/components/booking/reservation-summary.module.css";
import { SummaryLayout } from "@/components/booking/summary-layout";
import { DirectionLinks } from "@/components/place/map-links";
import { RefundTable } from "@/components/receipt/refund-table";
import { amountOf } from "@/lib/booking/reservation-rules";
import type { WholeDraft } from "@/lib/booking/whole-draft";
import type { Translator } from "@/lib/i18n/load-messages";
import type { Locale } from "@/lib/i18n/locales";
import type { Promotion } from "@/lib/offer/schema";
import type { MediaServer } from "@/lib/place/media-server";

type Props = {
  promotion: Promotion;
  draft: WholeDraft;
  /** Address of the group's privacy policy, if it has stated one. */
  privacyUrl: string | undefined;
  /** The venue's. */
  timeZone: string;
  locale: Locale;
  media: MediaServer | undefined;
  words: SummaryWords & { widgets: Translator<"Widgets"> };
};

/**
 * A summary as far as its address tells it, as markup of its page: a guest reads and agrees while the code is on its
 * way, which takes over what was ticked (`taken-consents.ts`). The guest's details are in their tab alone, and come
 * with it; so does the consent to health data, where a request needs one.
 */
export function UnhydratedSummary({ promotion, draft, privacyUrl, timeZone, locale, media, words }: Props) {
  const { outlet, needsPayment, refundRules } = promotion;
  const amount = amountOf(draft.quantities, promotion.menus);
  const { date, time } = draft;
  return (
    <SummaryLayout
      words={words}
      table={{
        promotion,
        draft,
        zone: undefined,
        hasRequests: false,
        locale,
        media,
        directions:
          outlet === undefined ? null : <DirectionLinks outlet={outlet} locale={locale} words={words} />,
      }}
      guest={<p className={styles.awaited} aria-hidden="true" />}
      refundTable={
        <RefundTable
          reservation={{ refundRules, date, time, amount, timeZone }}
          now={undefined}
          locale={locale}
          words={words}
        />
      }
      agreement={{ consents: ["Cancellation", "Privacy"], agreed: undefined, isTried: false, privacyUrl }}
      action={{
        label: words.summary(needsPayment ? "pay" : "reserve", { amount: words.money("won", { amount }) }),
        saysAmount: needsPayment,
        isBusy: true,
      }}
    />
  );
}

import { FavouriteHeart } from "@/components/place/favourite-heart";
import { ShareButton } from "@/components/share/share-button";
import shareStyles from "@/components/share/share-button.module.css";
import facts from "@/components/ui/facts.module.css";
import plainText from "@/components/ui/plain-text.module.css";
import { formatDate, formatPeriod } from "@/lib/base/format-day";
import { partyBounds } from "@/lib/booking/draft/party-size";
import type { Translator } from "@/lib/i18n/load-messages";
import type { Locale } from "@/lib/i18n/locales";
import type { Promotion } from "@/lib/offer/schema";
import { paths } from "@/lib/routing/paths";
import styles from "./promotion-detail.module.css";

type Props = {
  promotion: Promotion;
  locale: Locale;
  t: Translator<"Promotion">;
  common: Translator<"Common">;
};

/** A promotion's name, where it is served, and its terms in brief. */
export function PromotionHead({ promotion, locale, t, common }: Props) {
  const { outlet, start, end, description, needsPayment } = promotion;
  const place = [outlet?.name, outlet?.site?.name].filter(Boolean).join(", ");
  return (
    <>
      <div className={shareStyles.beside}>
        <p className="eyebrow">
          {outlet === undefined ? null : <a href={paths.resourcePage(outlet.resourceId)}>{place}</a>}
        </p>
        <span className={shareStyles.actions}>
          <FavouriteHeart label={t("favourite")} />
          <ShareButton
            label={common("share")}
            content={{ title: promotion.name, description, imageUrl: promotion.thumbnailImage }}
          />
        </span>
      </div>
      <h1>{promotion.name}</h1>
      {description === undefined ? null : (
        <p className={`${styles.lead} ${plainText.lines}`}>{description}</p>
      )}
      <dl className={facts.facts}>
        {end === undefined ? null : (
          <>
            <dt>{t("terms.dates")}</dt>
            <dd>
              {start === undefined
                ? t("until", { day: formatDate(end, locale) })
                : formatPeriod(start, end, locale)}
            </dd>
          </>
        )}
        <dt>{common("party")}</dt>
        <dd>{t(...partyBounds(promotion))}</dd>
        <dt>{t("terms.payment")}</dt>
        <dd>{needsPayment ? t("paysAhead") : t("paysThere")}</dd>
      </dl>
    </>
  );
}

import { ReserveBar, ReserveDialog } from "@/components/booking/reserve-dialog";
import { CmsPart } from "@/components/cms/cms-part";
import { fixedSize, Photo } from "@/components/offer/photo";
import { Photos } from "@/components/offer/photos";
import { type CardLabels, PromotionGrid } from "@/components/offer/promotion-card";
import styles from "@/components/offer/promotion-detail.module.css";
import { FavouriteHeart } from "@/components/place/favourite-heart";
import { MapLinks } from "@/components/place/map-links";
import { ShareButton } from "@/components/share/share-button";
import shareStyles from "@/components/share/share-button.module.css";
import facts from "@/components/ui/facts.module.css";
import plainText from "@/components/ui/plain-text.module.css";
import { formatDate, formatPeriod, formatTimeZone } from "@/lib/base/format-day";
import { keepHyphens, phoneAddress } from "@/lib/base/text";
import { isAllergensStated } from "@/lib/booking/diet-allergens";
import { partyBounds } from "@/lib/booking/reservation-rules";
import type { PartView } from "@/lib/cms/parse/part-view";
import type { Translator } from "@/lib/i18n/load-messages";
import type { Locale } from "@/lib/i18n/locales";
import type { Menu, Promotion, PromotionCard, RefundRule } from "@/lib/offer/schema";
import type { MediaServer } from "@/lib/place/media-server";
import { CANCEL_CUTOFF_HOURS } from "@/lib/receipt/cancel-rule";
import { refundPolicy } from "@/lib/receipt/refund-schedule";
import { paths } from "@/lib/routing/paths";

type Props = {
  promotion: Promotion;
  contents: PartView | undefined;
  notices: PartView | undefined;
  others: readonly PromotionCard[];
  point: { latitude: number; longitude: number } | undefined;
  hasEnded: boolean;
  /** Time zone in which the venue's times are shown. */
  timeZone: string;
  media: MediaServer | undefined;
  locale: Locale;
  t: Translator<"Promotion">;
  common: Translator<"Common">;
  money: Translator<"Money">;
  form: Translator<"Reserve">;
  photos: Translator<"Photos">;
  widgets: Translator<"Widgets">;
  words: CardLabels;
  /** What is said without a connection. */
  offline: string;
};

/** The public part of a promotion (R6.1): everything a guest wants to know before choosing a day. */
export function PromotionDetail(props: Props) {
  const { promotion, contents, notices, others, point, hasEnded, media, timeZone, locale } = props;
  const { t, common, money, form, photos, widgets, words, offline } = props;
  const { outlet, thumbnailImage, menus, refundRules } = promotion;
  const phone = outlet?.phone;
  const thumbnail =
    thumbnailImage === undefined ? [] : [{ url: thumbnailImage, alt: undefined, caption: undefined }];
  const pictures = promotion.images.length > 0 ? promotion.images : thumbnail;
  return (
    <article>
      <div className={pictures.length === 0 ? styles.plainOffer : styles.offer}>
        <header className={styles.head}>
          <PromotionHead promotion={promotion} locale={locale} t={t} common={common} />
        </header>
        <aside className={styles.reserve}>
          <ReserveBar
            promotion={promotion}
            hasEnded={hasEnded}
            hasOthers={others.length > 0}
            t={t}
            common={common}
            money={money}
          />
        </aside>
        {pictures.length === 0 ? null : (
          <div className={styles.pictures}>
            <Photos pictures={pictures} name={promotion.name} media={media} t={photos} />
          </div>
        )}
        <div className={styles.words}>
          {contents === undefined ? null : (
            <div className={styles.authored}>
              <CmsPart part={contents} />
            </div>
          )}

          {menus.length === 0 ? null : (
            <section>
              <h2>{t("menus")}</h2>
              <MenuList menus={menus} phone={phone} media={media} t={t} money={money} />
              <p className={styles.notIncluded}>{t("notIncluded")}</p>
            </section>
          )}
          {!promotion.needsPayment ? (
            <section className={styles.block}>
              <h2>{t("policy")}</h2>
              <p className={styles.intro}>
                {t("policyFree", { hours: CANCEL_CUTOFF_HOURS })}{" "}
                {phone === undefined ? null : <a href={phoneAddress(phone)}>{phone}</a>}
              </p>
            </section>
          ) : refundRules.length === 0 ? null : (
            <section className={styles.block}>
              <h2>{t("policy")}</h2>
              <p className={styles.intro}>
                {t("policyIntro")}{" "}
                <span data-reserve-clock={timeZone}>({formatTimeZone(timeZone, locale)})</span>
              </p>
              <RefundRules rules={refundRules} t={t} />
              <p className={styles.small}>{t("noCancel", { hours: CANCEL_CUTOFF_HOURS })}</p>
            </section>
          )}

          {notices === undefined ? null : (
            <section>
              <h2>{t("notices")}</h2>
              <div className={styles.authored}>
                <CmsPart part={notices} />
              </div>
            </section>
          )}
          {outlet?.address === undefined ? null : (
            <section>
              <h2>{t("where")}</h2>
              <p className={styles.address}>
                <strong>{outlet.name}</strong>
                <br />
                {keepHyphens(outlet.address)}
              </p>
              <MapLinks
                name={outlet.name}
                address={outlet.address}
                locale={locale}
                t={widgets}
                {...(point ?? {})}
              />
            </section>
          )}
        </div>
      </div>
      {hasEnded ? null : (
        <ReserveDialog promotion={promotion} t={t} common={common} form={form} offline={offline} />
      )}
      {others.length === 0 ? null : (
        <div id="others">
          <PromotionGrid
            title={t("others")}
            words={words}
            promotions={others}
            media={media}
            withOutlet={false}
          />
        </div>
      )}
    </article>
  );
}

type PromotionHeadProps = Pick<Props, "promotion" | "locale" | "t" | "common">;

/** A promotion's name, where it is served, and its terms in brief. */
function PromotionHead({ promotion, locale, t, common }: PromotionHeadProps) {
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

/** The refund for a cancellation (R6.6), by the promotion's rules, before a day is chosen. */
function RefundRules({ rules, t }: { rules: readonly RefundRule[]; t: Translator<"Promotion"> }) {
  return (
    <table className={styles.table}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t("cutoff")}</th>
          <th scope="col">{t("refund")}</th>
        </tr>
      </thead>
      <tbody>
        {refundPolicy(rules).map((rule) => (
          <tr key={JSON.stringify(rule)}>
            <td>
              {rule.type === "relative"
                ? t("hoursBefore", { hours: rule.hoursBefore })
                : rule.time === undefined
                  ? t("daysBefore", { days: rule.daysBefore })
                  : t("daysBeforeAt", { days: rule.daysBefore, time: rule.time })}
            </td>
            <td>{t("percent", { percent: rule.percent })}</td>
          </tr>
        ))}
        <tr>
          <td>{t("afterwards")}</td>
          <td>{t("noRefund")}</td>
        </tr>
      </tbody>
    </table>
  );
}

type MenuListProps = Pick<Props, "media" | "t" | "money"> & {
  menus: readonly Menu[];
  /** The restaurant's, for what the menus do not say. */
  phone: string | undefined;
};

/** The courses of a promotion with their prices in won; that allergens are not stated is said once, with whom to ask. */
function MenuList({ menus, phone, media, t, money }: MenuListProps) {
  return (
    <>
      <ul className={styles.menus}>
        {menus.map((menu) => (
          <li key={menu.id} className={menu.soldOut ? styles.soldOut : undefined}>
            <div>
              <h3>{menu.name}</h3>
              {menu.description === undefined ? null : <p className={plainText.lines}>{menu.description}</p>}
              {menu.allergens.length === 0 ? null : (
                <p className={styles.allergens}>{t("allergens", { list: menu.allergens.join(", ") })}</p>
              )}
              <p className={styles.price}>
                <span>{money("won", { amount: menu.unitPrice })}</span>
                {menu.kind === "deposit" ? <small>{t("deposit")}</small> : null}
                {menu.forChild === true ? <small>{t("forChild")}</small> : null}
                {menu.soldOut ? <em>{t("soldOut")}</em> : null}
                {menu.maxPerPerson === undefined || menu.soldOut ? null : (
                  <small>{t("perPerson", { count: menu.maxPerPerson })}</small>
                )}
              </p>
            </div>
            {menu.image === undefined ? null : (
              <Photo src={menu.image} alt="" {...fixedSize(96)} media={media} className={styles.picture} />
            )}
          </li>
        ))}
      </ul>
      {menus.every(isAllergensStated) ? null : (
        <p className={styles.allergens}>
          {t("allergensNotStated")} {phone === undefined ? null : <a href={phoneAddress(phone)}>{phone}</a>}
        </p>
      )}
    </>
  );
}

import { getLocale, getTranslations } from "next-intl/server";
import { CmsPart } from "@/components/cms/cms-part";
import { MenuList } from "@/components/promotion/menu-list";
import { PromotionGrid } from "@/components/promotion/promotion-grid";
import { RefundTable } from "@/components/promotion/refund-table";
import { ReserveBar } from "@/components/promotion/reserve-bar";
import { MapLinks } from "@/components/resource/map-links";
import { Photo } from "@/components/ui/photo";
import type { PartView } from "@/lib/cms/part-view";
import type { Promotion, PromotionCard } from "@/lib/promotion/schema";
import { paths } from "@/lib/routing/paths";
import { formatDay } from "@/lib/time/seoul";
import styles from "./promotion-detail.module.css";

type Props = {
  promotion: Promotion;
  contents: PartView | undefined;
  notices: PartView | undefined;
  others: readonly PromotionCard[];
  point: { latitude: number; longitude: number } | undefined;
  hasEnded: boolean;
  mediaOrigin: string | undefined;
};

/** The public part of a promotion (R6.1): all that a guest wants to know before choosing a day. */
export async function PromotionDetail(props: Props) {
  const { promotion, contents, notices, others, point, hasEnded, mediaOrigin } = props;
  const t = await getTranslations("Promotion");
  const locale = await getLocale();
  const { outlet, start, end, minPax, maxPax } = promotion;
  const images = promotion.images.length > 0 ? promotion.images : [promotion.thumbnailImage ?? ""].filter(Boolean);
  const place = outlet === undefined ? undefined : [outlet.name, outlet.site?.name].filter(Boolean).join(", ");
  return (
    <article className={styles.promotion}>
      <div className={styles.pictures}>
        {images.map((image, index) => (
          <Photo
            key={image}
            src={image}
            alt={index === 0 ? promotion.name : ""}
            sizes={index === 0 ? "(min-width: 900px) 620px, 100vw" : "(min-width: 900px) 300px, 50vw"}
            resizable={mediaOrigin}
            priority={index === 0}
          />
        ))}
      </div>
      <div className={styles.words}>
        <header>
          {outlet === undefined ? null : (
            <p className="eyebrow">
              <a href={paths.resourcePage(outlet.resourceId)}>{place}</a>
            </p>
          )}
          <h1>{promotion.name}</h1>
          {promotion.description === undefined ? null : <p className={styles.lead}>{promotion.description}</p>}
          <ul className={styles.terms}>
            {end === undefined ? null : (
              <li>
                {start === undefined
                  ? t("until", { day: formatDay(end, locale) })
                  : t("period", { start: formatDay(start, locale), end: formatDay(end, locale) })}
              </li>
            )}
            <li>{minPax === maxPax ? t("partyExactly", { min: minPax }) : t("party", { min: minPax, max: maxPax })}</li>
            <li>{promotion.needsPayment ? t("paysAhead") : t("paysThere")}</li>
          </ul>
        </header>
        {contents === undefined ? null : <CmsPart part={contents} />}
        {promotion.menus.length === 0 ? null : (
          <section>
            <h2>{t("menus")}</h2>
            <MenuList menus={promotion.menus} mediaOrigin={mediaOrigin} />
          </section>
        )}
        {promotion.refundRules.length === 0 ? null : (
          <section className={styles.block}>
            <h2>{t("policy")}</h2>
            <p className={styles.intro}>{t("policyIntro")}</p>
            <RefundTable rules={promotion.refundRules} />
            <p className={styles.small}>{t("noCancel")}</p>
          </section>
        )}
        {notices === undefined ? null : (
          <section>
            <h2>{t("notices")}</h2>
            <CmsPart part={notices} />
          </section>
        )}
        {outlet?.address === undefined ? null : (
          <section>
            <h2>{t("where")}</h2>
            <p className={styles.address}>
              <strong>{outlet.name}</strong>
              <br />
              {outlet.address}
            </p>
            <MapLinks name={outlet.name} address={outlet.address} {...(point ?? {})} />
          </section>
        )}
      </div>
      <ReserveBar promotion={promotion} hasEnded={hasEnded} />
      {others.length === 0 ? null : (
        <div className={styles.others}>
          <PromotionGrid title={t("others")} promotions={others} mediaOrigin={mediaOrigin} withOutlet={false} />
        </div>
      )}
    </article>
  );
}

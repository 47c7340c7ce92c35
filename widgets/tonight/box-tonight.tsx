import { type CSSProperties, createElement } from "react";
import { useSite } from "@/components/layout/site-context";
import { cardLabels } from "@/components/offer/card-labels";
import { Photo } from "@/components/offer/photos/photo";
import { cardSize, fixedSize } from "@/components/offer/photos/picture-size";
import { PromotionCard } from "@/components/offer/promotion-card";
import grid from "@/components/ui/card-grid.module.css";
import { usePageTexts } from "@/components/ui/page-texts";
import { formatWeekday } from "@/lib/base/format-day";
import { formatVenueDateTime } from "@/lib/base/format-venue-time";
import { tableAddress } from "@/lib/booking/booking-address";
import { spreadOverOutlets } from "@/lib/offer/evening";
import { seatsLeft, type TableOffer, venueOf } from "@/lib/offer/free-tables";
import type { PromotionCard as Promotion } from "@/lib/offer/schema";
import { paths } from "@/lib/routing/paths";
import { AuthoredTemplate } from "@/widgets/authored-template";
import { useWidgetTexts } from "@/widgets/use-widget-texts";
import type { WidgetProps } from "@/widgets/widget-props";
import styles from "./box-tonight.module.css";

/** Number of times shown of an offer's evening; the form has all of them. */
const TIMES_SHOWN = 3;
const TIMES_IN_ROW = 6;

/**
 * `cms-box-tonight`: the offers with a table tonight and their times, each a link straight into the form; where nothing
 * is free, it says so and shows the next evening. What could not be loaded is never shown as full. It stays as the
 * server rendered it, and shows when that was; the page script asks again for a guest who looks at it
 * (`lib/server/before-hydration/idle/now/current-availability.ts`).
 */
export function BoxTonight({
  tag,
  attributes,
  authored,
  options,
  data,
  leads = false,
}: WidgetProps<"tonight">) {
  const t = useWidgetTexts<"tonight">();
  const { locale } = usePageTexts();
  const { media } = useSite();
  const words = cardLabels(t, locale);
  const evening = data?.evening;
  const offers = evening === undefined ? [] : spreadOverOutlets(evening.offers).slice(0, options.most);
  const day = evening === undefined ? "" : formatWeekday(evening.date, locale);
  const timesOf = (promotion: Promotion, times: TableOffer["times"]) => (
    <p className={styles.times}>
      {times.slice(0, options.rows ? TIMES_IN_ROW : TIMES_SHOWN).map((slot) => {
        const { time } = slot;
        const left = seatsLeft(slot);
        return (
          <a
            key={time}
            href={tableAddress(promotion, { date: evening?.date ?? "", time, adults: data?.adults ?? 0 })}
          >
            {time}
            {left === undefined ? null : <small>{t("timeLeft", { count: left })}</small>}
          </a>
        );
      })}
    </p>
  );
  return createElement(
    tag,
    { ...attributes, "data-as-of": evening?.asOf },
    <>
      <AuthoredTemplate authored={authored} />
      <h2 className={styles.title}>
        {evening?.isTonight === false
          ? t("nextEvening", { day })
          : t(evening !== undefined && offers.length === 0 ? "tonightFull" : "tonight")}
      </h2>
      {data === undefined || evening === undefined ? (
        <p className={styles.note}>
          {t("eveningUnknown")} {data === undefined ? null : <a href={data.path}>{t("retry")}</a>}
        </p>
      ) : (
        <p className={styles.note}>
          {`${evening.isTonight ? "" : `${t("tonightFull")} `}${t("eveningAsOf", {
            at: formatVenueDateTime(new Date(evening.asOf), locale, data.zone),
            count: data.adults,
          })}`}
        </p>
      )}
      {options.rows ? (
        <ul className={styles.rows}>
          {offers.map(({ promotion, times }) => (
            <li key={promotion.id}>
              <a href={paths.promotion(promotion.resourceId, promotion.id)}>
                {promotion.thumbnailImage === undefined ? null : (
                  <Photo src={promotion.thumbnailImage} alt="" {...fixedSize(72)} media={media} />
                )}
                <span>
                  <b>{promotion.name}</b>
                  {promotion.price === undefined ? null : <small>{words.adult(promotion.price.adult)}</small>}
                </span>
              </a>
              {timesOf(promotion, times)}
            </li>
          ))}
        </ul>
      ) : (
        <ul
          className={`${grid.cards} ${styles.offers}`}
          style={{ "--columns": options.columns } as CSSProperties}
        >
          {offers.map(({ promotion, times, hotel }, index) => (
            <li key={promotion.id}>
              <PromotionCard
                promotion={toCard({ promotion, times, hotel })}
                words={words}
                media={media}
                size={cardSize(options.columns)}
                withOutlet
                leads={leads && index === 0}
              />
              {timesOf(promotion, times)}
            </li>
          ))}
        </ul>
      )}
    </>,
  );
}

/** Leaves out what is shown above and below the card. */
function toCard(offer: TableOffer): Promotion {
  const { promotion } = offer;
  const name = venueOf(offer);
  const outlet = name === undefined ? undefined : { resourceId: promotion.resourceId, name };
  return { ...promotion, outlet, description: undefined, nextFree: undefined };
}

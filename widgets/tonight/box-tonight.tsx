import type { CSSProperties } from "react";
import { useSite } from "@/components/layout/site-context";
import { cardSize, fixedSize, Photo } from "@/components/offer/photo";
import { cardLabels, PromotionCard } from "@/components/offer/promotion-card";
import { TimeLinks } from "@/components/offer/time-links";
import grid from "@/components/ui/card-grid.module.css";
import { usePageTexts } from "@/components/ui/page-texts";
import { dayAfter } from "@/lib/base/calendar-days";
import { formatShortDay, formatVenueDateTime, formatWeekday } from "@/lib/base/format-day";
import { tableAddress } from "@/lib/booking/booking-address";
import { isTonight, spreadOverOutlets, type TableGroup } from "@/lib/offer/evening";
import { type TableOffer, venueOf } from "@/lib/offer/free-tables";
import type { PromotionCard as Promotion } from "@/lib/offer/schema";
import { paths } from "@/lib/routing/paths";
import { ReplacedContent } from "@/widgets/replaced-content";
import { useWidgetTexts } from "@/widgets/use-widget-texts";
import type { WidgetProps } from "@/widgets/widget-props";
import styles from "./box-tonight.module.css";

/** Number of times shown of an offer's evening; the form has all of them. */
const TIMES_SHOWN = 3;
const TIMES_IN_ROW = 6;

/**
 * `cms-box-tonight`: the offers with a table tonight and their times, each a link straight into the form; where there
 * is none, why, and the next ones that there are. What could not be loaded is said, and never shown as full. It stays as
 * the server rendered it, and shows when that was; the page script asks again for a guest who looks at it
 * (`lib/server/before-hydration/idle/current-facts.ts`).
 */
export function BoxTonight(props: WidgetProps<"tonight">) {
  const { tag, attributes, authored, data } = props;
  const t = useWidgetTexts<"tonight">();
  const { locale } = usePageTexts();
  const evening = data?.evening;
  const retry = data === undefined ? null : <a href={data.path}>{t("retry")}</a>;
  const isNow = evening !== undefined && isTonight(evening);
  const none =
    evening === undefined || isNow
      ? undefined
      : t(evening.reason === undefined ? "noTables" : `noTonight.${evening.reason}`);
  const title =
    evening === undefined
      ? t("tonight")
      : isNow
        ? t("tonight")
        : evening.groups.length === 0
          ? none
          : t("nextTables");
  return (
    <ReplacedContent
      tag={tag}
      attributes={{ ...attributes, "data-as-of": evening?.asOf }}
      authored={authored}
    >
      <h2 className={styles.title}>{title}</h2>
      {data === undefined || evening === undefined ? (
        <p className={styles.note}>
          {t("eveningUnknown")} {retry}
        </p>
      ) : (
        <p className={styles.note}>
          {none === undefined || none === title ? null : `${none} `}
          {t("eveningAsOf", {
            at: formatVenueDateTime(new Date(evening.asOf), locale, data.zone),
            count: data.adults,
          })}
        </p>
      )}
      {evening?.groups.map((group) => (
        <Group
          key={group.date + group.part}
          {...props}
          group={group}
          today={evening.today}
          isNamed={!isNow}
        />
      ))}
      {evening === undefined || evening.unchecked === 0 ? null : (
        <p className={styles.note}>
          {t("someNotChecked")} {retry}
        </p>
      )}
    </ReplacedContent>
  );
}

type GroupProps = WidgetProps<"tonight"> & {
  group: TableGroup;
  /** Venue day. */
  today: string;
  /** Its day and part of the day stand above it. */
  isNamed: boolean;
};

/** The tables of one part of a day. */
function Group({ group, today, isNamed, options, data, leads = false }: GroupProps) {
  const t = useWidgetTexts<"tonight">();
  const { locale } = usePageTexts();
  const { media } = useSite();
  const words = cardLabels(t, locale);
  const { date, part } = group;
  const when = date === today ? "today" : date === dayAfter(today) ? "tomorrow" : "later";
  const offers = spreadOverOutlets(group.offers).slice(0, options.most);
  const timesOf = (offer: TableOffer) => (
    <div className={styles.times}>
      <TimeLinks
        times={offer.times.slice(0, options.rows ? TIMES_IN_ROW : TIMES_SHOWN)}
        hrefOf={(time) => tableAddress(offer.promotion, { date, time, adults: data?.adults ?? 0 })}
        about={[formatWeekday(date, locale), venueOf(offer) ?? offer.promotion.name]}
        words={{ left: (count) => t("timeLeft", { count }) }}
      />
    </div>
  );
  return (
    <>
      {isNamed ? (
        <h3 className={styles.when}>{t(`partOn.${part}.${when}`, { day: formatShortDay(date, locale) })}</h3>
      ) : null}
      {options.rows ? (
        <ul className={styles.rows}>
          {offers.map((offer) => (
            <li key={offer.promotion.id}>
              <a href={paths.promotion(offer.promotion.resourceId, offer.promotion.id)}>
                {offer.promotion.thumbnailImage === undefined ? null : (
                  <Photo src={offer.promotion.thumbnailImage} alt="" {...fixedSize(72)} media={media} />
                )}
                <span>
                  <b>{offer.promotion.name}</b>
                  {offer.promotion.price === undefined ? null : (
                    <small>{words.adult(offer.promotion.price.adult)}</small>
                  )}
                </span>
              </a>
              {timesOf(offer)}
            </li>
          ))}
        </ul>
      ) : (
        <ul
          className={`${grid.cards} ${styles.offers}`}
          style={{ "--columns": options.columns } as CSSProperties}
        >
          {offers.map((offer, index) => (
            <li key={offer.promotion.id}>
              <PromotionCard
                promotion={toCard(offer)}
                words={words}
                media={media}
                size={cardSize(options.columns)}
                withOutlet
                leads={leads && index === 0}
              />
              {timesOf(offer)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Leaves out what is shown above and below the card. */
function toCard(offer: TableOffer): Promotion {
  const { promotion } = offer;
  const name = venueOf(offer);
  const outlet = name === undefined ? undefined : { resourceId: promotion.resourceId, name };
  return { ...promotion, outlet, description: undefined, nextFree: undefined };
}

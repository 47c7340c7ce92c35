import { fixedSize, Photo } from "@/components/offer/photo";
import { TimeLinks } from "@/components/offer/time-links";
import { formatWeekday } from "@/lib/base/format-day";
import { tableAddress } from "@/lib/booking/booking-address";
import type { Translator } from "@/lib/i18n/load-messages";
import type { Locale } from "@/lib/i18n/locales";
import { type TableOffer, type TablesOfDay, venueOf } from "@/lib/offer/free-tables";
import type { PartOfDay } from "@/lib/offer/part-of-day";
import type { MediaServer } from "@/lib/place/media-server";
import styles from "@/widgets/finder/found-tables.module.css";

/** The texts of found tables besides the promotions' own. */
type FoundTablesWords = {
  /** The price for an adult, in won. */
  price: (amount: number) => string;
  part: (part: PartOfDay) => string;
  left: (count: number) => string;
  /** Why nothing is free on a day. */
  nothing: (reason: TablesOfDay["reason"]) => string;
};

type Translators = {
  finder: Translator<"Finder">;
  common: Translator<"Common">;
  widgets: Translator<"Widgets">;
};

/** Returns the texts of found tables in the reader's language. */
export function foundTablesWords({ finder, common, widgets }: Translators): FoundTablesWords {
  return {
    price: (amount) => widgets("cardPrice", { amount }),
    part: (part) => finder(`part.${part}`),
    left: (count) => common("seatsLeft", { count }),
    nothing: (reason) => finder(`nothingOnDay.${reason ?? "unknown"}`),
  };
}

type Look = { words: FoundTablesWords; locale: Locale; media: MediaServer | undefined; adults: number };

type Props = Look & {
  /** The days that were searched; `fitting` are the offers to be shown, in their order. */
  days: readonly (TablesOfDay & { fitting: readonly TableOffer[] })[];
};

/**
 * The free tables of one or two days, day by day. It is rendered in the browser, and by the server for a page whose
 * framework is not here yet, so it uses no hooks.
 */
export function FoundTables({ days, ...look }: Props) {
  return days.map(({ date, offers, fitting, unchecked, reason }) => (
    <section key={date}>
      {days.length === 1 ? null : <h3 className={styles.day}>{formatWeekday(date, look.locale)}</h3>}
      {offers.length === 0 && unchecked === 0 ? (
        <p className={styles.nothing}>{look.words.nothing(reason)}</p>
      ) : (
        <ul className={styles.list}>
          {fitting.map((offer) => (
            <li key={offer.promotion.id}>
              <OfferedTimes offer={offer} date={date} {...look} />
            </li>
          ))}
        </ul>
      )}
    </section>
  ));
}

type OfferedTimesProps = Look & {
  offer: TableOffer;
  /** Venue day. */
  date: string;
};

/** A promotion with its free times of a day; each time opens the form with everything chosen so far. */
export function OfferedTimes({ offer, date, adults, words, locale, media }: OfferedTimesProps) {
  const { promotion, times } = offer;
  return (
    <article className={styles.offer}>
      {promotion.thumbnailImage === undefined ? null : (
        <Photo src={promotion.thumbnailImage} alt="" {...fixedSize(88)} media={media} />
      )}
      <div>
        <p className="eyebrow">{venueOf(offer)}</p>
        <h3>{promotion.name}</h3>
        {promotion.price === undefined ? null : (
          <p className={styles.price}>{words.price(promotion.price.adult)}</p>
        )}
        <TimeLinks
          times={times}
          hrefOf={(time) => tableAddress(promotion, { date, time, adults })}
          about={[formatWeekday(date, locale), venueOf(offer) ?? promotion.name]}
          words={words}
        />
      </div>
    </article>
  );
}

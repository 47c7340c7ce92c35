import { cardSize, Photo, type PictureSize } from "@/components/offer/photo";
import grid from "@/components/ui/card-grid.module.css";
import { BrandMark } from "@/components/ui/icon";
import { formatShortDay } from "@/lib/base/format-day";
import type { Translator } from "@/lib/i18n/load-messages";
import type { Locale } from "@/lib/i18n/locales";
import { cuisineName } from "@/lib/offer/cuisines";
import type { PromotionCard as Promotion } from "@/lib/offer/schema";
import type { MediaServer } from "@/lib/place/media-server";
import { paths } from "@/lib/routing/paths";
import styles from "./promotion-card.module.css";

/** The texts of a promotion's card besides the promotion's own. */
export type CardLabels = {
  /** The lowest price for an adult, in won. */
  adult: (amount: number) => string;
  /** The lowest price for a child, in won. */
  child: (amount: number) => string;
  /** The name of a cuisine by its code. */
  cuisine: (code: string) => string;
  /** The next free day as a date, since a page may be an hour old. */
  nextFree: (nextFree: NonNullable<Promotion["nextFree"]>) => string;
};

/** Returns the texts of cards in the reader's language; `t` is for the namespace `Widgets`, which the pages carry. */
export function cardLabels(t: Translator<"Widgets">, locale: Locale): CardLabels {
  return {
    adult: (amount) => t("cardPrice", { amount }),
    child: (amount) => t("cardChild", { amount }),
    cuisine: (code) => cuisineName(code, (known) => t(`cuisines.${known}`)),
    nextFree: ({ date }) => t("cardFree", { day: formatShortDay(date, locale) }),
  };
}

type Props = {
  promotion: Promotion;
  words: CardLabels;
  media: MediaServer | undefined;
  size: PictureSize;
  withOutlet: boolean;
  /** Whether its picture is the first that a guest sees of the page. */
  leads?: boolean;
};

/**
 * A promotion as one of many: its picture, name, description, price for an adult and next free day; it links to the
 * promotion. What the back end does not provide is left out.
 */
export function PromotionCard({ promotion, words, media, size, withOutlet, leads = false }: Props) {
  const { id, resourceId, name, description, thumbnailImage, outlet, price, nextFree } = promotion;
  return (
    <a className={styles.card} href={paths.promotion(resourceId, id)}>
      <span className={`${grid.frame} ${styles.frame}`}>
        {thumbnailImage === undefined ? (
          <BrandMark />
        ) : (
          <Photo src={thumbnailImage} alt="" {...size} media={media} leads={leads} />
        )}
      </span>
      {withOutlet && outlet !== undefined ? <span className={styles.outlet}>{outlet.name}</span> : null}
      <span className={styles.name}>{name}</span>
      {description === undefined ? null : <span className={styles.description}>{description}</span>}
      {price === undefined ? null : <span className={styles.price}>{words.adult(price.adult)}</span>}
      {price?.child === undefined ? null : <span className={styles.free}>{words.child(price.child)}</span>}
      {nextFree === undefined ? null : (
        <span className={styles.free} data-as-of="">
          {words.nextFree(nextFree)}
        </span>
      )}
    </a>
  );
}

type PromotionGridProps = {
  title: string;
  words: CardLabels;
  promotions: readonly Promotion[];
  media: MediaServer | undefined;
  withOutlet: boolean;
};

/** Promotions side by side under a heading. */
export function PromotionGrid({ title, words, promotions, media, withOutlet }: PromotionGridProps) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <ul className={styles.grid}>
        {promotions.map((promotion) => (
          <li key={`${promotion.resourceId}-${promotion.id}`}>
            <PromotionCard
              promotion={promotion}
              words={words}
              media={media}
              size={cardSize(4)}
              withOutlet={withOutlet}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

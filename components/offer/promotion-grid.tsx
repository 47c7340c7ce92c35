import type { CardLabels } from "@/components/offer/card-labels";
import { cardSize } from "@/components/offer/photos/picture-size";
import { PromotionCard } from "@/components/offer/promotion-card";
import type { PromotionCard as Promotion } from "@/lib/offer/schema";
import type { MediaServer } from "@/lib/place/media-server";
import styles from "./promotion-grid.module.css";

type Props = {
  title: string;
  words: CardLabels;
  promotions: readonly Promotion[];
  media: MediaServer | undefined;
  withOutlet: boolean;
};

/** Promotions side by side under a heading. */
export function PromotionGrid({ title, words, promotions, media, withOutlet }: Props) {
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

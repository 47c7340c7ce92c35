import type { CardWords } from "@/components/promotion-card/card-words";
import { PromotionCard } from "@/components/promotion-card/promotion-card";
import type { PromotionCard as Promotion } from "@/lib/promotion/schema";
import styles from "./promotion-grid.module.css";

type Props = {
  title: string;
  words: CardWords;
  promotions: readonly Promotion[];
  mediaOrigin: string | undefined;
  withOutlet: boolean;
};

/** Promotions side by side under a heading. */
export function PromotionGrid({ title, words, promotions, mediaOrigin, withOutlet }: Props) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <ul className={styles.grid}>
        {promotions.map((promotion) => (
          <li key={`${promotion.resourceId}-${promotion.id}`}>
            <PromotionCard
              promotion={promotion}
              words={words}
              mediaOrigin={mediaOrigin}
              sizes="(min-width: 900px) 280px, 50vw"
              withOutlet={withOutlet}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

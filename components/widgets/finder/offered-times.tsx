"use client";

import { useTranslations } from "next-intl";
import { useSite } from "@/components/site/site-context";
import { Photo } from "@/components/ui/photo";
import styles from "@/components/widgets/finder/tables-dialog.module.css";
import type { PromotionCard } from "@/lib/promotion/schema";
import { toQuery, writeDraft } from "@/lib/reservation/draft/reservation-draft";
import { paths } from "@/lib/routing/paths";

type Props = {
  promotion: PromotionCard;
  times: readonly { time: string; isFew: boolean }[];
  date: string;
  adults: number;
};

/** A promotion with its free times of a day; a tap on one opens the form with everything chosen so far. */
export function OfferedTimes({ promotion, times, date, adults }: Props) {
  const t = useTranslations("Finder");
  const words = useTranslations("Widgets");
  const { mediaOrigin } = useSite();
  const address = (time: string) =>
    paths.promotion(promotion.resourceId, promotion.id) +
    toQuery(
      writeDraft(new URLSearchParams(), {
        party: { adults, children: 0, infants: 0 },
        date,
        time,
        quantities: new Map(),
        change: undefined,
      }),
    );
  return (
    <article className={styles.offer}>
      {promotion.thumbnailImage === undefined ? null : (
        <Photo src={promotion.thumbnailImage} alt="" sizes="88px" resizable={mediaOrigin} />
      )}
      <div>
        <p className="eyebrow">{promotion.outlet?.name}</p>
        <h3>{promotion.name}</h3>
        {promotion.price === undefined ? null : (
          <p className={styles.price}>{words("cardPrice", { amount: promotion.price.adult })}</p>
        )}
        <p className={styles.times}>
          {times.map(({ time, isFew }) => (
            <a key={time} href={address(time)} data-few={isFew ? "" : undefined}>
              {time}
              {isFew ? <small> · {t("few")}</small> : null}
            </a>
          ))}
        </p>
      </div>
    </article>
  );
}

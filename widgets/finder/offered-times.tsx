"use client";

import { useTranslations } from "next-intl";
import { useSite } from "@/components/layout/site-context";
import { Photo } from "@/components/offer/photos/photo";
import { fixedSize } from "@/components/offer/photos/picture-size";
import { tableAddress } from "@/lib/booking/booking-address";
import { seatsLeft, type TableOffer, venueOf } from "@/lib/offer/free-tables";
import styles from "@/widgets/finder/tables-dialog.module.css";

type Props = {
  offer: TableOffer;
  /** Venue day. */
  date: string;
  adults: number;
};

/** A promotion with its free times of a day; each time opens the form with everything chosen so far. */
export function OfferedTimes({ offer, date, adults }: Props) {
  const { promotion, times } = offer;
  const common = useTranslations("Common");
  const words = useTranslations("Widgets");
  const { media } = useSite();
  return (
    <article className={styles.offer}>
      {promotion.thumbnailImage === undefined ? null : (
        <Photo src={promotion.thumbnailImage} alt="" {...fixedSize(88)} media={media} />
      )}
      <div>
        <p className="eyebrow">{venueOf(offer)}</p>
        <h3>{promotion.name}</h3>
        {promotion.price === undefined ? null : (
          <p className={styles.price}>{words("cardPrice", { amount: promotion.price.adult })}</p>
        )}
        <p className={styles.times}>
          {times.map((slot) => {
            const left = seatsLeft(slot);
            return (
              <a
                key={slot.time}
                href={tableAddress(promotion, { date, time: slot.time, adults })}
                data-few={left === undefined ? undefined : ""}
              >
                {slot.time}
                {left === undefined ? null : <small> · {common("seatsLeft", { count: left })}</small>}
              </a>
            );
          })}
        </p>
      </div>
    </article>
  );
}

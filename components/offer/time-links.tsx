import styles from "@/components/offer/time-grid.module.css";
import { seatsLeft, type TableOffer } from "@/lib/offer/free-tables";
import { byPartOfDay, type PartOfDay } from "@/lib/offer/part-of-day";

type Props = {
  times: TableOffer["times"];
  hrefOf: (time: string) => string;
  /** What a screen reader hears after the time: the day and the place, which stand elsewhere on the screen. */
  about: readonly (string | undefined)[];
  words: {
    /** The name of a part of the day; undefined where it stands above already. */
    part?: (part: PartOfDay) => string;
    left: (count: number) => string;
  };
};

/** The free times of an offer, three in a line under their part of the day, each a link into its form (R6.10). */
export function TimeLinks({ times, hrefOf, about, words }: Props) {
  return byPartOfDay(times).map(({ part, times: inPart }) => (
    <div key={part}>
      {words.part === undefined ? null : <p className={styles.part}>{words.part(part)}</p>}
      <div className={styles.grid}>
        {inPart.map((slot) => {
          const count = seatsLeft(slot);
          const left = count === undefined ? undefined : words.left(count);
          return (
            <a
              key={slot.time}
              className={styles.cell}
              href={hrefOf(slot.time)}
              // It begins with what is seen, which is what is said to a voice control (WCAG 2.5.3).
              aria-label={[`${slot.time}${left === undefined ? "" : ` ${left}`}`, ...about]
                .filter(Boolean)
                .join(", ")}
            >
              {slot.time}
              {left === undefined ? null : (
                <>
                  {" "}
                  <small>{left}</small>
                </>
              )}
            </a>
          );
        })}
      </div>
    </div>
  ));
}

import { ReserveWays } from "@/components/promotion/reserve-ways";
import styles from "@/components/reservation-form/reserve-dialog.module.css";
import type { Translator } from "@/lib/i18n/translator";
import type { Promotion } from "@/lib/promotion/schema";

/** Where the reservation form appears over its promotion; without script, how else a table is had. */
export function ReserveDialog({ promotion, t }: { promotion: Promotion; t: Translator<"Promotion"> }) {
  return (
    <dialog id="reserve" className={styles.dialog} aria-label={t("reserve")}>
      <div id="reserve-form" className={styles.place} />
      <div className={styles.ways}>
        <ReserveWays promotion={promotion} t={t} />
      </div>
    </dialog>
  );
}

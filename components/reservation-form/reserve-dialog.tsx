import styles from "@/components/reservation-form/reserve-dialog.module.css";
import { ReserveWays } from "@/components/reservation-form/reserve-ways";
import button from "@/components/ui/button.module.css";
import type { Translator } from "@/lib/i18n/translator";
import type { Promotion } from "@/lib/promotion/schema";
import { draftKeys } from "@/lib/reservation/draft/draft-address";

/**
 * Where the reservation form appears over its promotion; without script, how else a table is had. What to do when the
 * form cannot be fetched stands here as well, since its own sentences would be as lost as the form.
 */
export function ReserveDialog({ promotion, t }: { promotion: Promotion; t: Translator<"Promotion"> }) {
  const phone = promotion.outlet?.phone;
  return (
    <dialog
      id="reserve"
      className={styles.dialog}
      aria-label={t("reserve")}
      // A link that carries a draft opens the form by itself.
      data-asked={["step", ...draftKeys].join("|")}
    >
      <div id="reserve-form" className={styles.place} />
      <div className={styles.ways}>
        <ReserveWays promotion={promotion} t={t} />
      </div>
      <div className={styles.lost} role="alert">
        <p>{t("reserveLost")}</p>
        <button type="button" className={button.main} data-reserve-again="">
          {t("retry")}
        </button>
        {phone === undefined ? null : (
          <a className={button.quiet} href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
            {t("call", { phone })}
          </a>
        )}
        <button type="button" className={button.quiet} data-reserve-close="">
          {t("close")}
        </button>
      </div>
    </dialog>
  );
}

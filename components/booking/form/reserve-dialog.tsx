import { ReserveByPhone } from "@/components/booking/form/reserve-by-phone";
import styles from "@/components/booking/form/reserve-dialog.module.css";
import { UnhydratedForm } from "@/components/booking/form/unhydrated-form";
import button from "@/components/ui/button.module.css";
import { phoneAddress } from "@/lib/base/phone";
import type { Translator } from "@/lib/i18n/load-messages";
import type { Promotion } from "@/lib/offer/schema";
import { draftKeys } from "@/lib/routing/query/draft-keys";

type Props = {
  promotion: Promotion;
  t: Translator<"Promotion">;
  common: Translator<"Common">;
  form: Translator<"Reserve">;
  /** What is said without a connection. */
  offline: string;
};

/**
 * The dialog in which the reservation form appears over its promotion; without script it says how else to reserve. It
 * also contains the message for a form that cannot be loaded, because the form's own messages would be missing as well.
 */
export function ReserveDialog({ promotion, t, common, form, offline }: Props) {
  const phone = promotion.outlet?.phone;
  return (
    <dialog
      id="reserve"
      className={styles.dialog}
      aria-label={t("reserve")}
      // A link with a draft opens the form automatically.
      data-hydrate-query={["step", ...draftKeys].join("|")}
    >
      <div id="reserve-form" className={styles.place} />
      <UnhydratedForm promotion={promotion} t={form} />
      <div className={styles.actions}>
        <ReserveByPhone promotion={promotion} t={t} common={common} />
      </div>
      <div className={styles.lost} role="alert">
        <p className={styles.failed}>{t("reserveLost")}</p>
        <p className={styles.offline}>{offline}</p>
        <button type="button" className={button.main} data-reserve-again="">
          {common("retry")}
        </button>
        {phone === undefined ? null : (
          <a className={button.quiet} href={phoneAddress(phone)}>
            {common("call", { phone })}
          </a>
        )}
        <button type="button" className={button.quiet} data-reserve-close="">
          {common("close")}
        </button>
      </div>
    </dialog>
  );
}

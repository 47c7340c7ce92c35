import styles from "@/components/booking/reservation-summary.module.css";
import { ProblemText } from "@/components/booking/step-mark";
import check from "@/components/ui/field.module.css";
import type { GuestDetails } from "@/lib/booking/guest-details";
import type { Translator } from "@/lib/i18n/load-messages";
import type { Promotion } from "@/lib/offer/schema";

/** The translators of a summary, for the parts of it that are rendered by the server, too. */
export type SummaryWords = {
  summary: Translator<"Summary">;
  common: Translator<"Common">;
  form: Translator<"Reserve">;
  offer: Translator<"Promotion">;
  money: Translator<"Money">;
  receipt: Translator<"Receipt">;
};

export type Consent = "Cancellation" | "Privacy" | "Health";

/**
 * Returns the consents that a reservation needs: that to health data only with a request which says something of it.
 */
export function consentsFor({
  diets,
  stepFree,
}: Pick<GuestDetails, "diets" | "stepFree">): readonly Consent[] {
  const hasHealth = diets.length > 0 || stepFree;
  return hasHealth ? ["Cancellation", "Privacy", "Health"] : ["Cancellation", "Privacy"];
}

type Props = {
  /** Undefined where the page has no script for them yet: the guest's ticks then stand in the markup alone. */
  agreed: readonly Consent[] | undefined;
  isTried: boolean;
  /** The consents that this reservation needs (`consentsFor`). */
  consents: readonly Consent[];
  /** The booked promotion: its restaurant and the provider of its payment get the data. */
  promotion: Promotion;
  /** Address of the group's privacy policy, if it has stated one. */
  privacyUrl: string | undefined;
  /** The text on privacy was opened before this was rendered. */
  isOpened?: boolean;
  words: Pick<SummaryWords, "summary" | "form">;
  onChange?: (agreed: readonly Consent[]) => void;
};

/** The consents that a reservation needs (R6.3), each with its message; none is ticked in advance. */
export function Consents(props: Props) {
  const { agreed, isTried, consents, promotion, privacyUrl, isOpened = false, words, onChange } = props;
  const { summary: t, form } = words;
  const outlet = promotion.outlet?.name ?? promotion.name;
  const isPaid = promotion.needsPayment ? "yes" : "no";
  return (
    <fieldset className={styles.block} data-consents="">
      <legend className="visually-hidden">{t("consents")}</legend>
      <label className={`${styles.consent} ${styles.all}`}>
        <input
          className={check.check}
          type="checkbox"
          checked={agreed && agreed.length === consents.length}
          onChange={(event) => onChange?.(event.target.checked ? consents : [])}
        />
        <b>{t("consentAll")}</b>
      </label>
      {consents.map((name) => {
        const isMissing = isTried && agreed?.includes(name) === false;
        return (
          <div key={name} className={styles.consent}>
            <label>
              <input
                className={check.check}
                type="checkbox"
                name={name}
                checked={agreed?.includes(name)}
                aria-required="true"
                aria-invalid={isMissing}
                aria-describedby={isMissing ? `problem-${name}` : undefined}
                onChange={(event) =>
                  onChange?.(
                    consents.filter((each) =>
                      each === name ? event.target.checked : agreed?.includes(each),
                    ),
                  )
                }
              />
              <span>{t(`consent${name}`)}</span>
            </label>
            {isMissing ? (
              <ProblemText id={`problem-${name}`}>{form(`problem.consent${name}`)}</ProblemText>
            ) : null}
          </div>
        );
      })}
      <details open={isOpened}>
        <summary>{t("privacyMore")}</summary>
        <p>{t("privacyText")}</p>
        {privacyUrl === undefined ? null : (
          <p>
            <a href={privacyUrl} target="_blank" rel="noopener">
              {t("privacyPolicy")}
            </a>
          </p>
        )}
      </details>
      <p className={styles.small}>{t("privacyRecipients", { outlet, isPaid })}</p>
      {consents.includes("Health") ? <p className={styles.small}>{t("privacyHealth")}</p> : null}
    </fieldset>
  );
}

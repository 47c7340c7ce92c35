"use client";

import { useTranslations } from "next-intl";
import { ProblemText } from "@/components/reservation-form/problem-text";
import styles from "@/components/reservation-summary/reservation-summary.module.css";
import check from "@/components/ui/check.module.css";
import type { Promotion } from "@/lib/promotion/schema";
import type { GuestDetails } from "@/lib/reservation/draft/guest-details";

export type Consent = "Cancellation" | "Privacy" | "Health";

/** Returns the consents that a reservation needs: that to health data only with a request which says something of it. */
export function consentsFor({
  diets,
  stepFree,
}: Pick<GuestDetails, "diets" | "stepFree">): readonly Consent[] {
  const hasHealth = diets.length > 0 || stepFree;
  return hasHealth ? ["Cancellation", "Privacy", "Health"] : ["Cancellation", "Privacy"];
}

type Props = {
  agreed: readonly Consent[];
  isTried: boolean;
  /** The consents that this reservation needs (`consentsFor`). */
  consents: readonly Consent[];
  /** Its restaurant gets the data, and the provider of its payment. */
  promotion: Promotion;
  /** Address of the group's privacy policy, if it has stated one. */
  privacyUrl: string | undefined;
  onChange: (agreed: readonly Consent[]) => void;
};

/** The consents that a reservation needs (R6.3), each with its message; none is ticked in advance. */
export function Consents({ agreed, isTried, consents, promotion, privacyUrl, onChange }: Props) {
  const t = useTranslations("Summary");
  const words = useTranslations("Reserve");
  const outlet = promotion.outlet?.name ?? promotion.name;
  const isPaid = promotion.needsPayment ? "yes" : "no";
  return (
    <fieldset className={styles.block} data-consents="">
      <legend className="visually-hidden">{t("consents")}</legend>
      <label className={`${styles.consent} ${styles.all}`}>
        <input
          className={check.check}
          type="checkbox"
          checked={agreed.length === consents.length}
          onChange={(event) => onChange(event.target.checked ? consents : [])}
        />
        <b>{t("consentAll")}</b>
      </label>
      {consents.map((name) => {
        const isMissing = isTried && !agreed.includes(name);
        return (
          <div key={name} className={styles.consent}>
            <label>
              <input
                className={check.check}
                type="checkbox"
                checked={agreed.includes(name)}
                aria-required="true"
                aria-invalid={isMissing}
                aria-describedby={isMissing ? `problem-${name}` : undefined}
                onChange={(event) =>
                  onChange(
                    event.target.checked ? [...agreed, name] : agreed.filter((other) => other !== name),
                  )
                }
              />
              <span>{t(`consent${name}`)}</span>
            </label>
            {isMissing ? (
              <ProblemText id={`problem-${name}`}>{words(`problem.consent${name}`)}</ProblemText>
            ) : null}
          </div>
        );
      })}
      <details>
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

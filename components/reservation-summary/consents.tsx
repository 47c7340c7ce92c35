"use client";

import { useTranslations } from "next-intl";
import { ProblemText } from "@/components/reservation-form/problem-text";
import styles from "@/components/reservation-summary/reservation-summary.module.css";
import check from "@/components/ui/check.module.css";

export const consents = ["Cancellation", "Privacy"] as const;
export type Consent = (typeof consents)[number];

type Props = {
  agreed: readonly Consent[];
  isTried: boolean;
  /** The guest named an allergy or an access need, whose use is explained separately (health data). */
  hasHealth: boolean;
  /** Address of the group's privacy policy, if it has stated one. */
  privacyUrl: string | undefined;
  onChange: (agreed: readonly Consent[]) => void;
};

/** Both consents that a reservation needs (R6.3), each with its message; neither is ticked in advance. */
export function Consents({ agreed, isTried, hasHealth, privacyUrl, onChange }: Props) {
  const t = useTranslations("Summary");
  const words = useTranslations("Reserve");
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
      {hasHealth ? <p className={styles.small}>{t("privacyHealth")}</p> : null}
    </fieldset>
  );
}

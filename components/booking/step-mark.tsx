import type { CSSProperties, ReactNode } from "react";
import styles from "@/components/booking/form-parts.module.css";
import stepTitleStyles from "@/components/booking/reservation-form.module.css";
import type { Translator } from "@/lib/i18n/load-messages";

/** The problem of a field, shown next to where it can be fixed. */
export function ProblemText({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={stepTitleStyles.problem} role="alert">
      {children}
    </p>
  );
}

/** The title of a step; it gets the focus when the step opens, so that it is read out. */
export function StepTitle({ step, children }: { step: string; children: ReactNode }) {
  return (
    <h2 id={`step-${step}`} className={stepTitleStyles.title} tabIndex={-1} data-step-title="">
      {children}
    </h2>
  );
}

type Props = {
  t: Translator<"Reserve">;
  /** Number of the open step, counted from one. */
  number: number;
  total: number;
};

/** How far a booking has come, in the same words and the same line from the party to the payment (R6.2). */
export function StepMark({ t, number, total }: Props) {
  return (
    <p className={`eyebrow ${styles.mark}`} style={{ "--share": number / total } as CSSProperties}>
      {t("stepOf", { number, total })}
    </p>
  );
}

import type { ReactNode } from "react";
import styles from "@/components/booking/reservation-form.module.css";

/** The problem of a field, shown next to where it can be fixed. */
export function ProblemText({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.problem} role="alert">
      {children}
    </p>
  );
}

/** The title of a step; it gets the focus when the step opens, so that it is read out. */
export function StepTitle({ step, children }: { step: string; children: ReactNode }) {
  return (
    <h2 id={`step-${step}`} className={styles.title} tabIndex={-1} data-step-title="">
      {children}
    </h2>
  );
}

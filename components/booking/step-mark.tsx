import type { CSSProperties } from "react";
import styles from "./step-mark.module.css";

type Props = {
  /** The words, such as "Step 2 of 5". */
  label: string;
  /** Number of the open step, counted from one. */
  number: number;
  total: number;
};

/** How far a booking has come, in the same words and the same line from the party to the payment (R6.2). */
export function StepMark({ label, number, total }: Props) {
  return (
    <p className={`eyebrow ${styles.mark}`} style={{ "--share": number / total } as CSSProperties}>
      {label}
    </p>
  );
}

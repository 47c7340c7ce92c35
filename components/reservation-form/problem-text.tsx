import type { ReactNode } from "react";
import styles from "@/components/reservation-form/reservation-form.module.css";

/** What is wrong, next to where it can be mended. */
export function ProblemText({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.problem} role="alert">
      {children}
    </p>
  );
}

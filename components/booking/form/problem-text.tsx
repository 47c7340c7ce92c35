import type { ReactNode } from "react";
import styles from "@/components/booking/form/reservation-form.module.css";

/** The problem of a field, shown next to where it can be fixed. */
export function ProblemText({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.problem} role="alert">
      {children}
    </p>
  );
}

"use client";

import type { ReactNode } from "react";
import styles from "@/components/coupon/redeem-form.module.css";
import type { RedeemProblems } from "@/components/coupon/use-redeem";
import type { RedeemField } from "@/lib/coupon/redeem-outcome";

type FieldProps = {
  field: RedeemField;
  label: string;
  hint: string;
  problems: RedeemProblems;
  children: ReactNode;
};

/** A field of the redeem form with its label, its hint and its problem. */
export function Field({ field, label, hint, problems, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={field}>{label}</label>
      {children}
      <p id={`hint-${field}`} className={styles.hint}>
        {hint}
      </p>
      <Problem field={field} problems={problems} />
    </div>
  );
}

/** Shows the problem of a field; nothing where there is none. */
export function Problem({ field, problems }: { field: RedeemField; problems: RedeemProblems }) {
  const problem = problems[field];
  return problem === undefined ? null : (
    <p id={`problem-${field}`} className={styles.problem}>
      {problem}
    </p>
  );
}

/** Returns the ARIA attributes of a field: whether it is invalid, and what describes it. */
export function problemProps(field: RedeemField, problems: RedeemProblems) {
  const isWrong = problems[field] !== undefined;
  return {
    "aria-invalid": isWrong,
    "aria-describedby": isWrong ? `problem-${field} hint-${field}` : `hint-${field}`,
  };
}

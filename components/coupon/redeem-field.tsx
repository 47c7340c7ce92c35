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

/** A field of the redeem form with its label, its hint and what is wrong with it. */
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

/** What is wrong with a field; nothing where it is right. */
export function Problem({ field, problems }: { field: RedeemField; problems: RedeemProblems }) {
  const problem = problems[field];
  return problem === undefined ? null : (
    <p id={`problem-${field}`} className={styles.problem}>
      {problem}
    </p>
  );
}

/** Tells the field itself that it is wrong, and what describes it. */
export function problemProps(field: RedeemField, problems: RedeemProblems) {
  const isWrong = problems[field] !== undefined;
  return {
    "aria-invalid": isWrong,
    "aria-describedby": isWrong ? `problem-${field} hint-${field}` : `hint-${field}`,
  };
}

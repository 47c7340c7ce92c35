"use client";

import type { ReactNode } from "react";
import styles from "@/components/payment/payment.module.css";
import { Icon } from "@/components/ui/icon";

type Props = {
  title: string;
  children: ReactNode;
  /** A process under way, a success, or something that needs the guest. */
  sign: "busy" | "good" | "attention";
  actions?: ReactNode;
};

/** A full-screen message about a payment, with the next step. Screen readers announce it when it appears. */
export function PaymentNotice({ title, children, sign, actions }: Props) {
  return (
    <section className={styles.notice} role="status" aria-busy={sign === "busy"}>
      <span className={styles.sign} data-sign={sign} aria-hidden="true">
        {sign === "good" ? <Icon name="check" size={30} /> : null}
        {sign === "attention" ? "!" : null}
      </span>
      <h2>{title}</h2>
      {children}
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </section>
  );
}

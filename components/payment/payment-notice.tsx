"use client";

import type { ReactNode } from "react";
import styles from "@/components/payment/payment.module.css";
import { Icon } from "@/components/ui/icon";
import { type AppError, type ErrorCode, isUnanswered } from "@/lib/base/app-error";
import { type PaymentFailure, toPaymentFailure } from "@/lib/payment/gateway-outcome";
import type messages from "@/messages/en.json";

/** A key of the catalogue's payment messages (R7.3). */
export type PaymentMessageKey = keyof (typeof messages)["Payment"]["failure"];

const sentences: Partial<Record<ErrorCode, PaymentMessageKey>> = {
  cannot_make_reservation: "soldOut",
  no_tables: "soldOut",
  wrong_item_limit: "soldOut",
  expired_reservation: "expired",
  wrong_price: "amount_mismatch",
  unexpected: "unknown",
  backend_unavailable: "unreachable",
  REQUEST_SEND_ERROR: "unreachable",
};

/** Returns the message for a refusal while paying; undefined where the error's own message says it best. */
export function paymentMessageKey(code: ErrorCode): PaymentMessageKey | undefined {
  return sentences[code];
}

/**
 * Returns the message for a payment window that did not open at all: nothing has been requested from the gateway yet.
 * Only a call that got no response may be due to the guest's connection; a response that cannot be read is not.
 */
export function openingMessageKey({
  code,
  status,
}: Pick<AppError, "code" | "status">): PaymentMessageKey | undefined {
  if (code === "REQUEST_SEND_ERROR" && status === undefined) return "cutOff";
  return isUnanswered(code) || code === "unexpected" ? "notOpened" : paymentMessageKey(code);
}

/** Returns why the gateway sent the guest back without a payment, from the address; undefined when it did not. */
export function readPaymentFailure(search: string): PaymentFailure | undefined {
  const query = new URLSearchParams(search);
  return query.get("payment") === "failed" ? toPaymentFailure(query.get("reason")) : undefined;
}

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

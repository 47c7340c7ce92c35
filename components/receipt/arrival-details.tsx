"use client";

import { useTranslations } from "next-intl";
import styles from "@/components/receipt/arrival-details.module.css";
import parts from "@/components/receipt/receipt-parts.module.css";
import plainText from "@/components/ui/plain-text.module.css";
import type { Arrival } from "@/lib/place/schema";

const facts = ["floor", "dress", "parking", "late"] as const;

/**
 * Facts for a guest who is about to arrive, as the restaurant provides them (`arrival`); nothing is guessed.
 */
export function ArrivalDetails({ arrival }: { arrival: Arrival }) {
  const t = useTranslations("Receipt");
  const known = facts.flatMap((name) => {
    const text = arrival[name];
    return text === undefined ? [] : [{ name, text }];
  });
  if (known.length === 0) return null;
  return (
    <section className={parts.block}>
      <h2>{t("arrival.title")}</h2>
      <dl className={styles.facts}>
        {known.map(({ name, text }) => (
          <div key={name}>
            <dt>{t(`arrival.${name}`)}</dt>
            <dd className={plainText.lines}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import styles from "@/components/workbench/catalogue/catalogue.module.css";
import { CatalogueEntry, type Entry } from "@/components/workbench/catalogue/catalogue-entry";
import type { Locale } from "@/lib/i18n/locales";

type Props = { entries: readonly Entry[]; language: Locale; onInsert: (example: string) => void };

/** All blocks, from their own schemas (R11.4): what each is for, its options, and how it looks in each state. */
export function Catalogue({ entries, language, onInsert }: Props) {
  const t = useTranslations("Workbench");
  const [open, setOpen] = useState<string>();
  return (
    <section className={styles.catalogue} aria-label={t("catalogue")}>
      <p>{t("catalogueHint")}</p>
      {entries.map((entry) => (
        <CatalogueEntry
          key={entry.name}
          entry={entry}
          language={language}
          isOpen={open === entry.name}
          onToggle={(isOpen) => setOpen(isOpen ? entry.name : undefined)}
          onInsert={() => onInsert(entry.example)}
        />
      ))}
    </section>
  );
}

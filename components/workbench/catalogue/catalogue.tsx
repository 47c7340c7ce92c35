"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import styles from "@/components/workbench/catalogue/catalogue.module.css";
import { CatalogueEntry } from "@/components/workbench/catalogue/catalogue-entry";
import type { Entry } from "@/components/workbench/catalogue/entry";
import { SectionForms } from "@/components/workbench/catalogue/section-form";
import { loadPlaces, type Place } from "@/components/workbench/workbench-calls";
import type { Locale } from "@/lib/i18n/locales";

type Props = { entries: readonly Entry[]; language: Locale; onInsert: (example: string) => void };

/** All blocks, from their own schemas (R11.4): what each is for, its options, and how it looks in each state. */
export function Catalogue({ entries, language, onInsert }: Props) {
  const t = useTranslations("Workbench");
  const [open, setOpen] = useState<string>();
  const [places, setPlaces] = useState<readonly Place[]>([]);
  useEffect(() => {
    // Without them a place is written by its number.
    loadPlaces(language).then(setPlaces, () => setPlaces([]));
  }, [language]);
  return (
    <div className={styles.catalogue}>
      <SectionForms onInsert={onInsert} />
      <section aria-label={t("catalogue")}>
        <h2>{t("catalogue")}</h2>
        <p>{t("catalogueHint")}</p>
        {entries.map((entry) => (
          <CatalogueEntry
            key={entry.name}
            entry={entry}
            language={language}
            isOpen={open === entry.name}
            onToggle={(isOpen) => setOpen(isOpen ? entry.name : undefined)}
            places={places}
            onInsert={onInsert}
          />
        ))}
      </section>
    </div>
  );
}

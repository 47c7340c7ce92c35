"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import styles from "@/components/workbench/catalogue/catalogue.module.css";
import { CatalogueEntry } from "@/components/workbench/catalogue/catalogue-entry";
import type { Entry } from "@/components/workbench/catalogue/entry";
import { OutlineList } from "@/components/workbench/catalogue/outline-list";
import { OWN_PAGES } from "@/components/workbench/catalogue/rows-field";
import { SectionForms } from "@/components/workbench/catalogue/section-form";
import type { TextChange } from "@/components/workbench/editor/outline";
import type { OwnContent } from "@/components/workbench/workbench-calls";
import type { Locale } from "@/lib/i18n/locales";

type Props = {
  entries: readonly Entry[];
  /** The language of the text that is written. */
  language: Locale;
  /** The text that is written. */
  text: string;
  own: OwnContent;
  onInsert: (example: string) => void;
  onChange: (change: TextChange) => void;
  onGoTo: (offset: number) => void;
};

/** All blocks, from their own schemas (R11.4): what each is for, its options, and how it looks in each state. */
export function Catalogue({ entries, language, text, own, onInsert, onChange, onGoTo }: Props) {
  const t = useTranslations("Workbench");
  const [open, setOpen] = useState<string>();
  return (
    <div className={styles.catalogue}>
      <datalist id={OWN_PAGES}>
        {own.pages.map(({ path, name }) => (
          <option key={path} value={path} label={name === "" ? path : name} />
        ))}
      </datalist>
      <OutlineList text={text} onChange={onChange} onGoTo={onGoTo} />
      <SectionForms pictures={own.pictures} onInsert={onInsert} />
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
            own={own}
            onInsert={onInsert}
          />
        ))}
      </section>
    </div>
  );
}

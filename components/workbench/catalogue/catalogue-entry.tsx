"use client";

import { useTranslations } from "next-intl";
import { BlockForm } from "@/components/workbench/catalogue/block-form";
import styles from "@/components/workbench/catalogue/catalogue.module.css";
import type { Entry } from "@/components/workbench/catalogue/entry";
import { ExampleFrame } from "@/components/workbench/catalogue/example-frame";
import { CopyButton } from "@/components/workbench/copy-button";
import { ReferenceTable } from "@/components/workbench/reference-table";
import type { OwnContent } from "@/components/workbench/workbench-calls";
import type { Locale } from "@/lib/i18n/locales";

type Props = {
  entry: Entry;
  language: Locale;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  own: OwnContent;
  onInsert: (html: string) => void;
};

/** One block of the catalogue; its live examples are loaded once it is opened. */
export function CatalogueEntry({ entry, language, isOpen, own, onToggle, onInsert }: Props) {
  const t = useTranslations("Workbench");
  const { example, inside } = entry.examples[language];
  return (
    <details
      className={styles.entry}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) onToggle(currentTarget.open);
      }}
    >
      <summary>
        <code>cms-box-{entry.name}</code>
        <span>{entry.meaning}</span>
      </summary>
      <div className={styles.source}>
        <pre>{example}</pre>
        <button type="button" onClick={() => onInsert(example)}>
          {t("insert")}
        </button>
        <CopyButton text={example} label={t("copyBlock")} />
      </div>
      {entry.options.length === 0 ? <p>{t("noOptions")}</p> : <Options options={entry.options} />}
      {isOpen && (entry.options.length > 0 || inside !== "") ? (
        <BlockForm entry={entry} inside={inside} own={own} onInsert={onInsert} />
      ) : null}
      {isOpen ? (
        <div className={styles.examples}>
          {entry.cases.map((shown) => (
            <ExampleFrame key={shown.name} block={entry.name} shown={shown} language={language} />
          ))}
        </div>
      ) : null}
    </details>
  );
}

function Options({ options }: Pick<Entry, "options">) {
  const t = useTranslations("Workbench");
  return (
    <ReferenceTable
      label={t("options")}
      columns={(["option", "what", "type", "without"] as const).map((column) => t(`columns.${column}`))}
      rows={options.map(({ name, meaning, type, without }) => ({
        name,
        cells: [<code key="name">{name}</code>, meaning, type, without],
      }))}
    />
  );
}

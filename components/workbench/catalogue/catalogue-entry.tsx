"use client";

import { useTranslations } from "next-intl";
import { BlockForm } from "@/components/workbench/catalogue/block-form";
import styles from "@/components/workbench/catalogue/catalogue.module.css";
import type { Entry } from "@/components/workbench/catalogue/entry";
import { ExampleFrame } from "@/components/workbench/catalogue/example-frame";
import { CopyButton } from "@/components/workbench/copy-button";
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
    // biome-ignore lint/a11y/noNoninteractiveTabindex: overflowing content is scrolled with the arrow keys
    <div className={styles.options} role="region" aria-label={t("options")} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {(["option", "what", "type", "without"] as const).map((column) => (
              <th key={column} scope="col">
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {options.map((option) => (
            <tr key={option.name}>
              <th scope="row">
                <code>{option.name}</code>
              </th>
              <td>{option.meaning}</td>
              <td>{option.type}</td>
              <td>{option.without}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

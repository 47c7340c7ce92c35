"use client";

import { useTranslations } from "next-intl";
import styles from "@/components/workbench/catalogue/catalogue.module.css";

type Row = Readonly<Record<string, string>>;
type Props = { name: string; label: string; rows: readonly Row[]; onChange: (rows: readonly Row[]) => void };

/** The id of the list of own pages, from which the browser suggests addresses by their names. */
export const OWN_PAGES = "own-pages";

const columns = {
  items: ["name", "url"],
  question: ["question", "options"],
} as const;

/** Returns the columns of an option that is a list; undefined for one that is not. */
export function rowNames(option: string): readonly string[] | undefined {
  return option === "items" || option === "question" ? columns[option] : undefined;
}

/** The entries of a list, each in a row of its own; the next row appears when the last one is filled in. */
export function RowsField({ name, label, rows, onChange }: Props) {
  const t = useTranslations("Workbench");
  const names = name === "question" ? columns.question : columns.items;
  return (
    <fieldset className={styles.rows}>
      <legend>
        {label} <code>{name}</code>
      </legend>
      {[...rows, {}].map((row: Row, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are only added at the end
          key={index}
        >
          {names.map((column) => (
            <input
              key={column}
              list={column === "url" ? OWN_PAGES : undefined}
              aria-label={t("rowLabel", { what: t(`rows.${column}`), row: index + 1 })}
              placeholder={t(`rows.${column}`)}
              value={row[column] ?? ""}
              onChange={({ target }) => {
                const next = [...rows];
                next[index] = { ...row, [column]: target.value };
                onChange(next);
              }}
            />
          ))}
        </div>
      ))}
    </fieldset>
  );
}

import type { ReactNode } from "react";
import styles from "./reference-table.module.css";

type Props = {
  label: string;
  /** The headings of the columns; the first is that of the names. */
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly [ReactNode, ...ReactNode[]] }[];
};

/** A table of names and what is known of each, which scrolls by itself where it is wider than its place. */
export function ReferenceTable({ label, columns, rows }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: overflowing content is scrolled with the arrow keys
    <div className={styles.table} role="region" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells: [heading, ...others] }) => (
            <tr key={name}>
              <th scope="row">{heading}</th>
              {others.map((cell, at) => (
                <td key={columns[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

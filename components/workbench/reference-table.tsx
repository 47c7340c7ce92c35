import type { ReactNode } from "react";
import styles from "./reference-table.module.css";

/** The headings of a table's columns; `children` are further cells, without a heading. */
export function ColumnHeads({ names, children }: { names: readonly string[]; children?: ReactNode }) {
  return (
    <thead>
      <tr>
        {names.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
        {children}
      </tr>
    </thead>
  );
}

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
        <ColumnHeads names={columns} />
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

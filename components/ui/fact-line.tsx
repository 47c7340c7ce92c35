import { Children, type ReactNode } from "react";
import styles from "./fact-line.module.css";

/**
 * Facts behind each other, with a dot between two of the same line: where there is no room for one line, none begins or
 * ends with a dot. An absent child leaves no trace.
 */
export function FactLine({ children }: { children: ReactNode }) {
  return (
    <span className={styles.line}>
      <span className={styles.facts}>
        {Children.toArray(children).map((fact, index) => (
          // The facts of a line are always the same ones.
          // biome-ignore lint/suspicious/noArrayIndexKey: never reordered
          <span key={index}>{fact}</span>
        ))}
      </span>
    </span>
  );
}

import type { ReactNode } from "react";
import styles from "./island-placeholder.module.css";

type Props = {
  title: string;
  withoutScript: string;
  /** What is shown until the island is there, in place of a skeleton. */
  children?: ReactNode;
};

/** The place in which an `Island` appears; until then a skeleton, and without scripts the reason why it is empty. */
export function IslandPlaceholder({ title, withoutScript, children }: Props) {
  return (
    <section className={`${styles.width} ${styles.screen}`}>
      <h1>{title}</h1>
      <noscript>
        <p>{withoutScript}</p>
      </noscript>
      <div id="island" className={children === undefined ? styles.island : styles.filled} />
      {children === undefined ? null : <div className={styles.before}>{children}</div>}
    </section>
  );
}

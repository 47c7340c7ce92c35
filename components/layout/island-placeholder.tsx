import styles from "./island-placeholder.module.css";

/** The place in which an `Island` appears; until then a skeleton, and without scripts the reason why it is empty. */
export function IslandPlaceholder({ title, withoutScript }: { title: string; withoutScript: string }) {
  return (
    <section className={`${styles.width} ${styles.screen}`}>
      <h1>{title}</h1>
      <noscript>
        <p>{withoutScript}</p>
      </noscript>
      <div id="island" className={styles.island} />
    </section>
  );
}

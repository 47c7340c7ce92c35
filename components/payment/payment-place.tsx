import styles from "./payment-place.module.css";

/** Where a reservation's island appears; until then the shape of its card, and without scripts the reason why not. */
export function PaymentPlace({ title, withoutScript }: { title: string; withoutScript: string }) {
  return (
    <section className={styles.place}>
      <h1 className="visually-hidden">{title}</h1>
      <noscript>
        <p>{withoutScript}</p>
      </noscript>
      <div id="island" className={styles.island} />
    </section>
  );
}

import page from "@/components/layout/island-placeholder.module.css";
import styles from "@/components/payment/payment.module.css";

/** Placeholder of a receipt while it loads. */
export function ReceiptSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <span className={styles.bone} />
      <span className={styles.bone} />
      <span className={styles.bone} />
    </div>
  );
}

type Props = {
  title: string;
  withoutScript: string;
  /** The outcome of a payment that was just made; shown here until the receipt shows it. */
  heading: string | undefined;
};

/**
 * The place in which a reservation's island appears; until then a skeleton of its card, and without scripts the reason
 * why it is empty.
 */
export function PaymentPlaceholder({ title, withoutScript, heading }: Props) {
  return (
    <section className={`${page.width} ${styles.place}`}>
      <h1 className="visually-hidden">{title}</h1>
      <noscript>
        <p>{withoutScript}</p>
      </noscript>
      <div id="island" className={styles.island} />
      {heading === undefined ? null : <p className={styles.heading}>{heading}</p>}
    </section>
  );
}

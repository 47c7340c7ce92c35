import styles from "@/components/receipt/receipt-skeleton.module.css";

/** The shape of a receipt while it is on its way. */
export function ReceiptSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <span className={styles.bone} />
      <span className={styles.bone} />
      <span className={styles.bone} />
    </div>
  );
}

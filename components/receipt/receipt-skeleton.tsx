import styles from "@/components/receipt/receipt-skeleton.module.css";

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

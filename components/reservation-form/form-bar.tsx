import styles from "@/components/reservation-form/form-bar.module.css";

type Props = {
  amount: string;
  line: string;
  label: string;
  /** The button says the amount itself, so a narrow screen need not say it twice. */
  saysAmount?: boolean;
  isBusy?: boolean;
  onNext: () => void;
};

/** What it costs, what is chosen, and the one way on, always within a thumb's reach. */
export function FormBar({ amount, line, label, saysAmount = false, isBusy = false, onNext }: Props) {
  return (
    <footer className={styles.bar} data-says-amount={saysAmount ? "" : undefined}>
      <p>
        <b aria-live="polite">{amount}</b>
        <span>{line}</span>
      </p>
      <button type="button" className={styles.next} disabled={isBusy} aria-busy={isBusy} onClick={onNext}>
        {label}
      </button>
    </footer>
  );
}

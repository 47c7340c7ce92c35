import styles from "@/components/booking/form-parts.module.css";
import actionBar from "@/components/ui/action-bar.module.css";
import button from "@/components/ui/button.module.css";
import { FactLine } from "@/components/ui/fact-line";

type Props = {
  amount: string;
  /** Facts of what is chosen. */
  line: readonly string[];
  label: string;
  /** The button shows the amount, so a narrow screen need not show it twice. */
  saysAmount?: boolean;
  isBusy?: boolean;
  /** The reason why the guest cannot continue at this moment. */
  notice?: string | undefined;
  /** A change with which the notice no longer holds. */
  correction?: { label: string; onCorrect: () => void } | undefined;
  /** Absent where the page has no script for it yet. */
  onNext?: () => void;
};

/** The price, the current choice and the button to continue, always within a thumb's reach. */
export function FormBar(props: Props) {
  const { amount, line, label, saysAmount = false, isBusy = false, notice, correction, onNext } = props;
  return (
    <footer className={`${actionBar.bar} ${styles.bar}`} data-says-amount={saysAmount ? "" : undefined}>
      {notice === undefined ? null : (
        <p className={styles.notice} role="alert">
          {notice}
        </p>
      )}
      {correction === undefined ? null : (
        <button
          type="button"
          className={`${button.quiet} ${styles.correction}`}
          onClick={correction.onCorrect}
        >
          {correction.label}
        </button>
      )}
      <p>
        <b aria-live="polite">{amount}</b>
        <span>
          <FactLine>{line}</FactLine>
        </span>
      </p>
      <button type="button" className={button.main} disabled={isBusy} aria-busy={isBusy} onClick={onNext}>
        {label}
      </button>
    </footer>
  );
}

"use client";

import styles from "@/components/reservation-form/steps/counter.module.css";

type Props = {
  /** What is counted, as a screen reader says it. */
  label: string;
  less: string;
  more: string;
  value: number;
  min: number;
  max: number;
  /** The value that the next tap on + leads to, where it is not one more. */
  next?: number;
  /** The value that the next tap on − leads to, where it is not one less. */
  previous?: number;
  describedBy?: string | undefined;
  onChange: (value: number) => void;
};

/** − n +. A button that can do nothing more stays where it is, so that a double tap hits nothing else. */
export function Counter({
  label,
  less,
  more,
  value,
  min,
  max,
  next,
  previous,
  describedBy,
  onChange,
}: Props) {
  return (
    <div className={styles.counter} role="group" aria-label={label} aria-describedby={describedBy}>
      <button
        type="button"
        aria-label={less}
        aria-disabled={value <= min}
        onClick={() => value > min && onChange(previous ?? value - 1)}
      >
        −
      </button>
      <output aria-live="polite">{value}</output>
      <button
        type="button"
        aria-label={more}
        aria-disabled={value >= max}
        onClick={() => value < max && onChange(next ?? value + 1)}
      >
        +
      </button>
    </div>
  );
}

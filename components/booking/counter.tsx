import styles from "@/components/booking/counter.module.css";

type Props = {
  /** Accessible name of what is counted. */
  label: string;
  less: string;
  more: string;
  value: number;
  min: number;
  max: number;
  /** The value after the next tap on +, where it is not one more. */
  next?: number;
  /** The value after the next tap on −, where it is not one less. */
  previous?: number;
  describedBy?: string | undefined;
  /** The name of what is counted in the form's markup, which a script counts until the form is hydrated. */
  unhydrated?: string;
  onChange?: (value: number) => void;
};

/** − n +. A button at its limit stays in place, so that a double tap hits nothing else. */
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
  unhydrated,
  onChange,
}: Props) {
  return (
    <div className={styles.counter} role="group" aria-label={label} aria-describedby={describedBy}>
      <button
        type="button"
        aria-label={less}
        aria-disabled={value <= min}
        data-reserve-add={unhydrated && -1}
        onClick={onChange && (() => value > min && onChange(previous ?? value - 1))}
      >
        −
      </button>
      <output aria-live="polite" data-reserve-count={unhydrated} data-reserve-number={unhydrated && value}>
        {value}
      </output>
      <button
        type="button"
        aria-label={more}
        aria-disabled={value >= max}
        data-reserve-add={unhydrated && 1}
        onClick={onChange && (() => value < max && onChange(next ?? value + 1))}
      >
        +
      </button>
    </div>
  );
}

"use client";

import styles from "@/components/workbench/workbench.module.css";

type Props<Value> = {
  label: string;
  values: readonly Value[];
  chosen: Value;
  wordOf: (value: Value) => string;
  onChoose: (value: Value) => void;
};

/** Chooses one of a few values, each on a button of its own. */
export function Switch<Value extends string>({ label, values, chosen, wordOf, onChoose }: Props<Value>) {
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{label}</legend>
      {values.map((value) => (
        <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {wordOf(value)}
        </button>
      ))}
    </fieldset>
  );
}

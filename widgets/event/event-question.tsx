"use client";

import check from "@/components/ui/check.module.css";
import ui from "@/components/ui/field.module.css";
import type { Question } from "@/lib/event/answers";
import styles from "./box-event.module.css";

type Props = {
  entry: Question;
  place: number;
  /** Tells this question's fields from all others on the page. */
  name: string;
  problem: string | undefined;
  onEnter: () => void;
};

/**
 * One question of an event: options to choose one from, or a line for the guest's own words. The fields keep what is
 * typed themselves, so it is there before any script is.
 */
export function EventQuestion({ entry, place, name, problem, onEnter }: Props) {
  const described = {
    "aria-invalid": problem !== undefined,
    "aria-describedby": problem === undefined ? undefined : `${name}-problem`,
  };
  return (
    <fieldset className={styles.question} data-question={place}>
      <legend>{entry.question}</legend>
      {entry.type === "choice" ? (
        entry.options.map((option) => (
          <label key={option} className={styles.option}>
            <input className={check.check} type="radio" name={name} value={option} {...described} />
            {option}
          </label>
        ))
      ) : (
        <input
          className={`${ui.field} ${styles.answer}`}
          type="text"
          name={name}
          autoComplete="off"
          aria-label={entry.question}
          {...described}
          onKeyDown={(event) => {
            // A Korean syllable that is still being composed ends with Enter as well.
            if (event.key === "Enter" && !event.nativeEvent.isComposing) onEnter();
          }}
        />
      )}
      {problem === undefined ? null : (
        <p id={`${name}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}

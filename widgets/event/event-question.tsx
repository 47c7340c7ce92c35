"use client";

import ui from "@/components/ui/field.module.css";
import plainText from "@/components/ui/plain-text.module.css";
import { isComposing } from "@/lib/browser/device";
import type { Question } from "@/lib/event/answers";
import styles from "./box-event.module.css";

type AnswerListProps = { answers: readonly { question: string; answer: string }[] };

/** Questions with one answer each, in their order. */
export function AnswerList({ answers }: AnswerListProps) {
  return (
    <dl>
      {answers.map(({ question, answer }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an author may ask the same question twice
        <div key={index}>
          <dt>{question}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  );
}

type Props = {
  entry: Question;
  index: number;
  /** Distinguishes this question's fields from all others on the page. */
  name: string;
  problem: string | undefined;
  onEnter: () => void;
};

/**
 * One question of an event: options to choose one from, or a line of free text. The fields are uncontrolled, so that
 * what is typed before any script runs is kept.
 */
export function EventQuestion({ entry, index, name, problem, onEnter }: Props) {
  const described = {
    "aria-invalid": problem !== undefined,
    "aria-describedby": problem === undefined ? undefined : `${name}-problem`,
  };
  return (
    <fieldset className={styles.question} data-question={index}>
      <legend className={plainText.lines}>{entry.question}</legend>
      {entry.type === "choice" ? (
        entry.options.map((option) => (
          <label key={option} className={`${ui.choice} ${styles.option}`}>
            <input className={ui.check} type="radio" name={name} value={option} {...described} />
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
            // Enter also ends the composition of a Korean syllable.
            if (event.key === "Enter" && !isComposing(event.nativeEvent)) onEnter();
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

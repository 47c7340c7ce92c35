"use client";

import { createElement } from "react";
import type { WidgetProps } from "@/components/widgets/widget-props";
import styles from "./box-event.module.css";

/**
 * `cms-box-event` for a reader who is not logged in (R4.12): its questions, above what the author wrote. Taking part
 * begins with the login that its submit button asks for.
 */
export function BoxEvent({ tag, attributes, slot, content, options }: WidgetProps<"event">) {
  return createElement(
    tag,
    attributes,
    <>
      {options.question.map((entry, number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: authored questions are never reordered
        <fieldset key={number} className={styles.question}>
          <legend>{entry.question}</legend>
          {entry.type === "choice" ? (
            entry.options.map((option) => (
              <label key={option} className={styles.option}>
                <input type="radio" name={`event-${options.eventid}-${number}`} value={option} />
                {option}
              </label>
            ))
          ) : (
            <input className={styles.answer} type="text" aria-label={entry.question} />
          )}
        </fieldset>
      ))}
      <div data-content={slot} className={styles.content}>
        {content}
      </div>
    </>,
  );
}

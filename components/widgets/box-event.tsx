"use client";

import { useTranslations } from "next-intl";
import { createElement, useState } from "react";
import type { WidgetProps } from "@/components/widgets/widget-props";
import { paths } from "@/lib/routing/paths";
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

/** The live button in the place and looks of the author's dummy. */
export function EventSubmit({ tag, attributes, slot, content }: WidgetProps<"event-submit">) {
  const t = useTranslations("Widgets");
  const [isAsking, setAsking] = useState(false);
  const button = createElement(
    tag,
    {
      ...attributes,
      ...(tag === "button" ? { type: "button" } : { role: "button", tabIndex: 0 }),
      "data-content": slot,
      onClick: () => setAsking(true),
    },
    content,
  );
  return (
    <>
      {button}
      {isAsking ? (
        <span className={styles.note} role="status">
          {t("loginFirst")} <a href={paths.login("kakao", location.pathname)}>{t("signIn")}</a>
        </span>
      ) : null}
    </>
  );
}

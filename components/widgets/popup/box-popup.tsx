"use client";

import { useTranslations } from "next-intl";
import { createElement, useEffect, useId, useRef } from "react";
import type { WidgetProps } from "@/components/widgets/widget-props";
import { readStored, writeStored } from "@/lib/browser/storage";
import styles from "./box-popup.module.css";

const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * `cms-box-popup` (R4.11): its content over the page, once, until the reader asks not to see it for N days. Without
 * script it stands in the page where its author put it.
 */
export function BoxPopup({ tag, attributes, slot, content, options }: WidgetProps<"popup">) {
  const t = useTranslations("Widgets");
  const dialog = useRef<HTMLDialogElement>(null);
  const checkboxId = useId();
  const isRefused = useRef(false);
  const key = `popup:${options.popupid}`;

  useEffect(() => {
    const until = readStored("localStorage", key);
    if (typeof until === "number" && until > Date.now()) return;
    // Two popups on one page come one after the other, not on top of each other.
    if (document.querySelector("dialog[open]") === null) dialog.current?.showModal();
  }, [key]);

  const remember = () => {
    if (isRefused.current) writeStored("localStorage", key, Date.now() + options.days * DAY_MS);
  };

  return createElement(
    tag,
    attributes,
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own key
    <dialog
      ref={dialog}
      className={styles.popup}
      onClose={remember}
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      <div className={styles.body} data-content={slot}>
        {content}
      </div>
      <form method="dialog" className={styles.actions}>
        <label htmlFor={checkboxId} className={styles.refuse}>
          <input
            id={checkboxId}
            type="checkbox"
            onChange={(event) => {
              isRefused.current = event.target.checked;
            }}
          />
          {t("doNotShow", { days: options.days })}
        </label>
        <button type="submit" className={styles.close}>
          {t("close")}
        </button>
      </form>
    </dialog>,
  );
}

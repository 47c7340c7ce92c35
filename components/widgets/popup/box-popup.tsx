"use client";

import { useTranslations } from "next-intl";
import { createElement, useEffect, useId, useRef } from "react";
import { whenSeen } from "@/components/widgets/popup/when-seen";
import type { WidgetProps } from "@/components/widgets/widget-props";
import { readStored, writeStored } from "@/lib/browser/storage";
import styles from "./box-popup.module.css";

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Who does not want to see a popup does not want it next morning either, whatever its author wrote. */
const FEWEST_DAYS = 7;
const POPUP_STATE = "popup";

/**
 * `cms-box-popup` (R4.11): its content over the page once the page was seen, until the reader asks not to see it for N
 * days, which are seven at least. Escape and Back close it. Without script it stands in the page where its author put it.
 */
export function BoxPopup({ tag, attributes, slot, content, options }: WidgetProps<"popup">) {
  const t = useTranslations("Widgets");
  const dialog = useRef<HTMLDialogElement>(null);
  const checkboxId = useId();
  const isRefused = useRef(false);
  const key = `popup:${options.popupid}`;
  const days = Math.max(FEWEST_DAYS, options.days);

  useEffect(() => {
    const until = readStored("localStorage", key);
    if (typeof until === "number" && until > Date.now()) return;
    const show = () => {
      // Two popups on one page come one after the other, and none over a dialog that the guest has opened.
      if (document.querySelector("dialog[open], [role=dialog]") !== null) return;
      dialog.current?.showModal();
      // On a phone Back closes what came by itself, and leads nowhere else; a keyboard has Escape.
      if (matchMedia("(pointer: coarse)").matches)
        history.pushState({ ...history.state, [POPUP_STATE]: true }, "");
    };
    const closeOnBack = () => dialog.current?.close();
    window.addEventListener("popstate", closeOnBack);
    const stop = whenSeen(show);
    return () => {
      stop();
      window.removeEventListener("popstate", closeOnBack);
    };
  }, [key]);

  const remember = () => {
    if (isRefused.current) writeStored("localStorage", key, Date.now() + days * DAY_MS);
    // Closed by its button or Escape: the entry that Back would have taken goes with it.
    const state: unknown = history.state;
    if (typeof state === "object" && state !== null && POPUP_STATE in state) history.back();
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
          {t("doNotShow", { days })}
        </label>
        <button type="submit" className={styles.close}>
          {t("close")}
        </button>
      </form>
    </dialog>,
  );
}

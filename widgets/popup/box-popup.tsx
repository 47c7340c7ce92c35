"use client";

import { createElement, useEffect, useId, useRef } from "react";
import check from "@/components/ui/field.module.css";
import { useWidgetTexts } from "@/widgets/use-widget-texts";
import type { WidgetProps } from "@/widgets/widget-props";
import styles from "./box-popup.module.css";

/**
 * `cms-box-popup` (R4.11): shows its content over the page once the page was seen, until the reader asks not to see it
 * for N days. The script for idle moments shows it (`lib/server/before-hydration/idle/popups.ts`), without hydration
 * the page. Without script it is in the page where its author put it.
 */
export function BoxPopup({ tag, attributes, slot, content, options }: WidgetProps<"popup">) {
  const t = useWidgetTexts<"popup">();
  const dialog = useRef<HTMLDialogElement>(null);
  const checkboxId = useId();
  const { days } = options;

  // Only for a popup that script had to mount: the idle script handles one that is in the HTML.
  useEffect(() => {
    void import("@/lib/server/before-hydration/idle/popups").then(({ showPopup }) => {
      if (dialog.current !== null) showPopup(dialog.current);
    });
  }, []);

  return createElement(
    tag,
    attributes,
    <dialog ref={dialog} className={styles.popup} data-popup={options.popupid} data-days={days}>
      <div className={styles.body} data-content={slot}>
        {content}
      </div>
      <form method="dialog" className={styles.actions}>
        <label htmlFor={checkboxId} className={styles.refuse}>
          <input className={check.check} id={checkboxId} type="checkbox" data-refuse="" />
          {t("doNotShow", { days })}
        </label>
        <button type="submit" className={styles.close}>
          {t("close")}
        </button>
      </form>
    </dialog>,
  );
}

"use client";

import { useTranslations } from "next-intl";
import { useCallback, useRef, useState } from "react";
import styles from "@/components/workbench/workbench.module.css";

/** Asks before what is written is replaced. `ask` resolves with whether it may be; `dialog` has to be on the page. */
export function useAskBefore() {
  const t = useTranslations("Workbench");
  const dialog = useRef<HTMLDialogElement>(null);
  const [answer, setAnswer] = useState<{ give: (isAllowed: boolean) => void }>();
  const ask = useCallback(
    () =>
      new Promise<boolean>((resolve) => {
        setAnswer({ give: resolve });
        dialog.current?.showModal();
      }),
    [],
  );
  return {
    ask,
    dialog: (
      <dialog
        ref={dialog}
        className={styles.ask}
        aria-labelledby="ask-title"
        onClose={({ currentTarget }) => answer?.give(currentTarget.returnValue === "replace")}
        onCancel={({ currentTarget }) => {
          currentTarget.returnValue = "keep";
        }}
      >
        <form method="dialog">
          <h2 id="ask-title">{t("ask.title")}</h2>
          <p>{t("ask.text")}</p>
          <button type="submit" value="keep">
            {t("ask.keep")}
          </button>
          <button type="submit" value="replace">
            {t("ask.replace")}
          </button>
        </form>
      </dialog>
    ),
  };
}

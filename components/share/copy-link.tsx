"use client";

import { useTranslations } from "next-intl";
import { useId, useRef, useState } from "react";
import styles from "@/components/share/share-dialog.module.css";
import button from "@/components/ui/button.module.css";
import ui from "@/components/ui/field.module.css";

type Outcome = "none" | "copied" | "byHand";

/** The address itself: copied by a click where the browser can, else selected for copying by hand. */
export function CopyLink({ address }: { address: string }) {
  const t = useTranslations("Share");
  const common = useTranslations("Common");
  const fieldId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<Outcome>("none");
  const canCopy = typeof navigator.clipboard?.writeText === "function";

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setOutcome("copied");
    } catch {
      // Refused by the browser or by its user; the selected text can still be copied by hand.
      field.current?.select();
      setOutcome("byHand");
    }
  };
  return (
    <div className={styles.copy}>
      <label htmlFor={fieldId}>{t("link")}</label>
      <div>
        <input
          ref={field}
          className={ui.field}
          id={fieldId}
          type="text"
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
        {canCopy ? (
          <button type="button" className={button.main} onClick={copy}>
            {outcome === "copied" ? common("copied") : t("copy")}
          </button>
        ) : null}
      </div>
      <p role="status">
        {outcome === "copied" ? t("copiedHint") : outcome === "byHand" || !canCopy ? t("copyByHand") : ""}
      </p>
    </div>
  );
}

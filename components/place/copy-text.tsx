"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import styles from "@/components/place/copy-text.module.css";
import button from "@/components/ui/button.module.css";
import field from "@/components/ui/field.module.css";
import { showToast } from "@/components/ui/toasts";

/** Copies a text; where the browser refuses, shows the text to be selected. */
export function CopyText({ text }: { text: string }) {
  const t = useTranslations("Receipt");
  const common = useTranslations("Common");
  const [isRefused, setRefused] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      void showToast({ title: common("copied"), message: t("copiedText") });
    } catch {
      // Not allowed, or not available outside of a secure page: the guest can still copy it by hand.
      setRefused(true);
    }
  };
  if (!isRefused) {
    return (
      <button type="button" className={`${button.quiet} ${styles.copy}`} onClick={copy}>
        {t("copyText")}
      </button>
    );
  }
  return (
    <label className={styles.byHand}>
      {t("copyByHand")}
      <textarea
        className={field.field}
        readOnly
        rows={4}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
    </label>
  );
}

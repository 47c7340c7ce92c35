"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";

type Props = { text: string; label: string; onCopied?: () => void };

/** Copies a text, and reports on the button whether the browser allowed it until the button loses the focus. */
export function CopyButton({ text, label, onCopied }: Props) {
  const t = useTranslations("Workbench");
  const [outcome, setOutcome] = useState<"copied" | "copyRefused">();
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome("copied");
      onCopied?.();
    } catch {
      // Not allowed, or not available outside of a secure page; the text stands beside the button to be selected.
      setOutcome("copyRefused");
    }
  };
  return (
    <button
      type="button"
      disabled={text === ""}
      onClick={() => void handleCopy()}
      onBlur={() => setOutcome(undefined)}
    >
      {outcome === undefined ? label : t(outcome)}
    </button>
  );
}

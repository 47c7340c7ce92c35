"use client";

import { useTranslations } from "next-intl";
import { type Ref, useState } from "react";
import styles from "@/components/calls/retry-button.module.css";

type Props = {
  /** Loads again; the button is busy until it has settled. A failure is told where the loaded content would be. */
  retry: () => unknown;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
};

/** Loads again what could not be loaded, and says in the pressed button that it does, which keeps its size. */
export function RetryButton({ retry, className, ref }: Props) {
  const t = useTranslations("Common");
  const [isTrying, setTrying] = useState(false);
  const handleClick = async () => {
    if (isTrying) return;
    setTrying(true);
    try {
      await retry();
    } catch {
      // Told by the hook that loads.
    }
    setTrying(false);
  };
  const words = [t("retry"), t("retrying")];
  if (isTrying) words.reverse();
  return (
    <button
      ref={ref}
      type="button"
      className={`${styles.retry} ${className ?? ""}`}
      aria-busy={isTrying}
      data-other-words={words[1]}
      onClick={handleClick}
    >
      {words[0]}
    </button>
  );
}

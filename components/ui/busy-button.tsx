"use client";

import { type Ref, useState } from "react";
import styles from "@/components/ui/button.module.css";

type Props = {
  /** What it does, and what it says while it does. */
  words: readonly [string, string];
  /** The button is busy until it has settled. A failure is reported elsewhere. */
  onPress: () => unknown;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
};

/** A button that says in itself what a guest waits for once it is pressed, and keeps its size. */
export function BusyButton({ words, onPress, className, ref }: Props) {
  const [isBusy, setBusy] = useState(false);
  const handleClick = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      await onPress();
    } catch {
      // Told by what loads.
    }
    setBusy(false);
  };
  const [said, other] = isBusy ? [words[1], words[0]] : words;
  return (
    <button
      ref={ref}
      type="button"
      className={`${styles.busy} ${className ?? ""}`}
      aria-busy={isBusy}
      data-other-words={other}
      onClick={handleClick}
    >
      {said}
    </button>
  );
}

"use client";

import type { ReactNode } from "react";
import styles from "./tabs.module.css";

type Props<Name extends string> = {
  label: string;
  tabs: readonly { name: Name; label: string }[];
  chosen: Name;
  onChoose: (name: Name) => void;
  /** Something is still on its way into the panel. */
  isBusy?: boolean;
  children: ReactNode;
};

/** Tabs above one panel; arrow keys move between them, as screen readers promise. */
export function Tabs<Name extends string>({ label, tabs, chosen, onChoose, isBusy, children }: Props<Name>) {
  const move = (step: number) => {
    const index = tabs.findIndex(({ name }) => name === chosen);
    const next = tabs.at((index + step) % tabs.length);
    if (next === undefined) return;
    onChoose(next.name);
    document.getElementById(`tab-${next.name}`)?.focus();
  };
  return (
    <>
      <div className={styles.tabs} role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            id={`tab-${tab.name}`}
            aria-selected={tab.name === chosen}
            aria-controls="tab-panel"
            tabIndex={tab.name === chosen ? 0 : -1}
            onClick={() => onChoose(tab.name)}
            onKeyDown={(event) => {
              if (event.key === "ArrowRight") move(1);
              if (event.key === "ArrowLeft") move(-1);
            }}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id="tab-panel" role="tabpanel" aria-labelledby={`tab-${chosen}`} aria-busy={isBusy}>
        {children}
      </div>
    </>
  );
}

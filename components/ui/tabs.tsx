"use client";

import * as RadixTabs from "@radix-ui/react-tabs";
import type { ReactNode } from "react";
import styles from "./tabs.module.css";

type Props<Name extends string> = {
  label: string;
  tabs: readonly { name: Name; label: string }[];
  chosen: Name;
  onChoose: (name: Name) => void;
  /** Content of the panel is still loading. */
  isBusy?: boolean;
  /** Content of the chosen tab. */
  children: ReactNode;
};

/** Tabs above the panel of the chosen one; arrow keys move between them, as screen readers announce. */
export function Tabs<Name extends string>({ label, tabs, chosen, onChoose, isBusy, children }: Props<Name>) {
  const choose = (name: string) => {
    const tab = tabs.find((each) => each.name === name);
    if (tab !== undefined) onChoose(tab.name);
  };
  return (
    <RadixTabs.Root value={chosen} onValueChange={choose}>
      <RadixTabs.List className={styles.tabs} aria-label={label}>
        {tabs.map(({ name, label: words }) => (
          <RadixTabs.Trigger key={name} value={name}>
            {words}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map(({ name }) => (
        <RadixTabs.Content key={name} value={name} aria-busy={isBusy}>
          {name === chosen ? children : null}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}

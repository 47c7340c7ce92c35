"use client";

import * as RadixTabs from "@radix-ui/react-tabs";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import button from "@/components/ui/button.module.css";
import { FailedLoad, LoadFailure } from "@/components/ui/load-failure";
import type { Pages } from "@/components/ui/use-pages";
import styles from "./tabbed-list.module.css";

type TabsProps<Name extends string> = {
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
function Tabs<Name extends string>({ label, tabs, chosen, onChoose, isBusy, children }: TabsProps<Name>) {
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

/** Message keys that every such list has in common, besides the names of its tabs. */
type Word = "tabs" | "notLoaded" | "loading";

type Props<Tab extends string, Row> = {
  tabs: readonly Tab[];
  chosen: Tab;
  onChoose: (tab: Tab) => void;
  /** State of the chosen tab's list. */
  list: Omit<Pages<Row>, "rows" | "count">;
  /** The rows of the list as they are shown; undefined while they are loading. */
  rows: readonly Row[] | undefined;
  /** Messages in the namespace of the list. */
  t: (word: Tab | Word) => string;
  /** Shown above the list. */
  note?: ReactNode;
  /** Placeholder while the rows are loading. */
  skeleton: ReactNode;
  /** Content of an empty list: a message and a link. */
  empty: ReactNode;
  /** Shows rows side by side where there is room. */
  isWide?: boolean;
  keyOf: (row: Row) => string | number;
  /** The heading above a row, shown where the row before it has another. */
  headingOf?: (row: Row) => string | undefined;
  children: (row: Row) => ReactNode;
};

/** A guest's lists in tabs, each with more rows on demand: loading, failed, empty or loaded. */
export function TabbedList<Tab extends string, Row>(props: Props<Tab, Row>) {
  const { tabs, chosen, onChoose, list, rows, t, note, skeleton, empty, isWide = false, keyOf } = props;
  const { headingOf, children } = props;
  const common = useTranslations("Common");
  const words = useTranslations("Widgets");
  const className = isWide ? `${styles.list} ${styles.wide}` : styles.list;
  const shown = () => {
    if (list.hasFailed) {
      return (
        <div className={styles.empty}>
          <FailedLoad
            className={button.quiet}
            error={list.error}
            retry={list.readAgain}
            text={t("notLoaded")}
          />
        </div>
      );
    }
    if (rows === undefined) {
      return (
        <div className={className}>
          <span className="visually-hidden">{t("loading")}</span>
          {skeleton}
        </div>
      );
    }
    if (rows.length === 0) return <div className={styles.empty}>{empty}</div>;
    return (
      <ul className={className}>
        {rows.map((row, index) => {
          const heading = headingOf?.(row);
          const before = rows[index - 1];
          const isRepeated = before !== undefined && headingOf?.(before) === heading;
          return (
            <li key={keyOf(row)}>
              {heading === undefined || isRepeated ? null : <h2 className={styles.heading}>{heading}</h2>}
              {children(row)}
            </li>
          );
        })}
      </ul>
    );
  };
  return (
    <Tabs
      label={t("tabs")}
      tabs={tabs.map((name) => ({ name, label: t(name) }))}
      chosen={chosen}
      onChoose={onChoose}
      isBusy={rows === undefined}
    >
      {note}
      {shown()}
      {list.hasLostMore ? (
        <p className={styles.lost} role="alert">
          <LoadFailure error={list.error} retry={list.showMore} text={t("notLoaded")} />
        </p>
      ) : null}
      {list.hasMore ? (
        <button
          type="button"
          className={`${button.quiet} ${styles.more}`}
          disabled={list.isReading}
          onClick={() => list.showMore()}
        >
          {list.isReading ? words("loadingMore") : list.hasLostMore ? common("retry") : common("showMore")}
        </button>
      ) : null}
    </Tabs>
  );
}

/**
 * Keeps the chosen tab of a page in its address (`?tab=past`), so that Back and reload keep it. The first tab is the
 * page's own address.
 */
export function useTabInAddress<Tab extends string>(
  tabs: readonly [Tab, ...Tab[]],
  path: string,
): [Tab, (chosen: Tab) => void] {
  const [tab, setTab] = useState<Tab>(() => {
    const requestedTab = new URLSearchParams(location.search).get("tab");
    return tabs.find((each) => each === requestedTab) ?? tabs[0];
  });
  const choose = (chosen: Tab) => {
    setTab(chosen);
    history.replaceState(history.state, "", chosen === tabs[0] ? path : `${path}?tab=${chosen}`);
  };
  return [tab, choose];
}

"use client";

import type { ReactNode } from "react";
import type { Pages } from "@/components/calls/use-pages";
import styles from "@/components/tabbed-list/tabbed-list.module.css";
import button from "@/components/ui/button.module.css";
import { Tabs } from "@/components/ui/tabs";

/** What is said in the same way of every such list, beside the names of its tabs. */
type Word = "tabs" | "notLoaded" | "retry" | "more" | "loading";

type Props<Tab extends string, Row> = {
  tabs: readonly Tab[];
  chosen: Tab;
  onChoose: (tab: Tab) => void;
  /** What was read of the chosen tab's list. */
  list: Pick<Pages<Row>, "hasFailed" | "hasMore" | "hasLostMore" | "isReading" | "showMore" | "readAgain">;
  /** Its rows as they are shown; undefined while they are on their way. */
  rows: readonly Row[] | undefined;
  /** The sentences of the list's own room. */
  t: (word: Tab | Word) => string;
  /** Above the list. */
  note?: ReactNode;
  /** What stands where rows are about to be. */
  skeleton: ReactNode;
  /** What an empty list says, and where it leads. */
  empty: ReactNode;
  /** Rows stand beside each other where there is room. */
  isWide?: boolean;
  keyOf: (row: Row) => string | number;
  children: (row: Row) => ReactNode;
};

/** What a guest has, in tabs, each a list that more is shown of on demand: on its way, failed, empty or there. */
export function TabbedList<Tab extends string, Row>({
  tabs,
  chosen,
  onChoose,
  list,
  rows,
  t,
  note,
  skeleton,
  empty,
  isWide = false,
  keyOf,
  children,
}: Props<Tab, Row>) {
  const className = isWide ? `${styles.list} ${styles.wide}` : styles.list;
  const shown = () => {
    if (list.hasFailed) {
      return (
        <div className={styles.empty}>
          <p>{t("notLoaded")}</p>
          <button type="button" className={button.quiet} onClick={() => list.readAgain()}>
            {t("retry")}
          </button>
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
        {rows.map((row) => (
          <li key={keyOf(row)}>{children(row)}</li>
        ))}
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
          {t("notLoaded")}
        </p>
      ) : null}
      {list.hasMore ? (
        <button
          type="button"
          className={`${button.quiet} ${styles.more}`}
          disabled={list.isReading}
          onClick={() => list.showMore()}
        >
          {list.hasLostMore ? t("retry") : t("more")}
        </button>
      ) : null}
    </Tabs>
  );
}

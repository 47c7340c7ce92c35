"use client";

import { useState } from "react";

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

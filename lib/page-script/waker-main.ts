import { pressWhenAwake } from "@/lib/page-script/press-held";
import { sleeperOf } from "@/lib/page-script/wake";
import { watchScripts } from "@/lib/page-script/watch-scripts";

/**
 * Code that a sleeping page needs only for waking: fetched in an idle moment, or at the first touch (`asleep-main.ts`).
 * One file for all pages; each page states the address of its own waking data.
 */
const { waking = "" } = document.querySelector<HTMLElement>("script[data-waking]")?.dataset ?? {};
const { ahead, wake } = sleeperOf(waking);

window.yeoulSleeper = {
  ahead,
  wake: (letGo) => {
    pressWhenAwake(letGo);
    watchScripts();
    return wake();
  },
};

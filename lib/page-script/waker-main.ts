import { replayWhenAwake } from "@/lib/page-script/waking/replay-held";
import { createWaker } from "@/lib/page-script/waking/wake";
import { watchScripts } from "@/lib/page-script/watch-scripts";

/**
 * Code that a sleeping page needs only for waking: fetched in an idle moment, or at the first touch (`asleep-main.ts`).
 * One file for all pages; each page states the address of its own waking data.
 */
const { waking = "" } = document.querySelector<HTMLElement>("script[data-waking]")?.dataset ?? {};
const { prefetch, wake } = createWaker(waking);

window.yeoulWaker = {
  prefetch,
  wake: (releaseHeld) => {
    replayWhenAwake(releaseHeld);
    watchScripts();
    return wake();
  },
};

import { pressWhenAwake } from "@/lib/page-script/press-held";
import { sleeperOf } from "@/lib/page-script/wake";
import { watchScripts } from "@/lib/page-script/watch-scripts";

/**
 * What a page that sleeps needs only once it is to wake: fetched in an idle moment, or with the first touch
 * (`asleep-main.ts`). One file for all pages; each says itself where that lies which wakes it.
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

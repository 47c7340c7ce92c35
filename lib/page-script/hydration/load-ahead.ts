import "client-only";
import { savesData } from "@/lib/browser/saves-data";
import { whenIdle } from "@/lib/page-script/when-idle";

/** So many are loaded side by side: on a slow line most of the time of a small file is its way there and back. */
const AT_ONCE = 3;

const waiting: (() => Promise<unknown>)[] = [];
let loading = 0;

/**
 * Loads what the guest is likely to need next while the page is idle, in order, and never in data saver mode. What
 * fails is loaded again, and reported, once it is needed.
 */
export function loadAhead(load: () => Promise<unknown>): void {
  if (savesData()) return;
  waiting.push(load);
  loadWhenIdle();
}

function loadWhenIdle(): void {
  if (waiting.length === 0 || loading >= AT_ONCE) return;
  loading += 1;
  whenIdle(async () => {
    await waiting
      .shift()?.()
      .catch(() => undefined);
    loading -= 1;
    loadWhenIdle();
  });
}

import "client-only";
import { savesData } from "@/lib/browser/saves-data";
import { whenIdle } from "@/lib/page-script/when-idle";

/** So many are loaded side by side: on a slow line most of the time of a small file is its way there and back. */
const AT_ONCE = 3;
/** Between the starts of two, so that on a fast line the files of all do not occupy every core at the same moment. */
const PAUSE_MS = 100;

const waiting: (() => Promise<unknown>)[] = [];
const underWay = new Set<Promise<unknown>>();
let isLoading = false;

/**
 * Loads what the guest is likely to need next while the page is idle, in order, and never in data saver mode. What
 * fails is loaded again, and reported, once it is needed.
 */
export function loadAhead(load: () => Promise<unknown>): void {
  if (savesData()) return;
  waiting.push(load);
  if (!isLoading) void loadWaiting();
}

async function loadWaiting(): Promise<void> {
  isLoading = true;
  for (let load = waiting.shift(); load !== undefined; load = waiting.shift()) {
    await new Promise<void>(whenIdle);
    const loaded: Promise<unknown> = load().then(
      () => underWay.delete(loaded),
      () => underWay.delete(loaded),
    );
    underWay.add(loaded);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    if (underWay.size >= AT_ONCE) await Promise.race(underWay);
  }
  isLoading = false;
}

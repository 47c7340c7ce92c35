import "client-only";
import { savesData } from "@/lib/browser/device";
import { whenIdle } from "@/lib/server/before-hydration/idle-tasks";

/** So many are loaded side by side: on a slow line most of the time of a small file is its way there and back. */
const AT_ONCE = 3;
/** Before each, so that on a fast line the files of all do not occupy every core at once. */
const PAUSE_MS = 100;

/** Fulfilled once the next may be loaded. */
let turn = Promise.resolve();
/** What is loading, the oldest first. */
const underWay: Promise<unknown>[] = [];

/**
 * Loads what the guest is likely to need next while the page is idle, in order, and never in data saver mode or without
 * a connection, where it would be a lost script. What fails is reported once it is needed.
 */
export function loadAhead(load: () => Promise<unknown>): void {
  if (!savesData()) turn = turn.then(() => loadWhenIdle(load));
}

async function loadWhenIdle(load: () => Promise<unknown>): Promise<void> {
  await new Promise((resolve) => setTimeout(whenIdle, PAUSE_MS, resolve));
  if (navigator.onLine) underWay.push(load().catch(() => undefined));
  if (underWay.length === AT_ONCE) await underWay.shift();
}

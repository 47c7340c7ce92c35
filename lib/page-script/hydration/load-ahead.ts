import "client-only";
import { savesData } from "@/lib/browser/saves-data";
import { whenIdle } from "@/lib/page-script/when-idle";

const waiting: (() => Promise<unknown>)[] = [];

/**
 * Loads what the guest is likely to need next while the page is idle, one after another, and never in data saver mode.
 * What fails is loaded again, and reported, once it is needed.
 */
export function loadAhead(load: () => Promise<unknown>): void {
  if (savesData()) return;
  waiting.push(load);
  if (waiting.length === 1) whenIdle(loadNext);
}

async function loadNext(): Promise<void> {
  await waiting[0]?.().catch(() => undefined);
  waiting.shift();
  if (waiting.length > 0) whenIdle(loadNext);
}

import { monitorEventLoopDelay } from "node:perf_hooks";

/** Milliseconds between two looks at the clock. */
const RESOLUTION_MS = 20;

/**
 * Watches the calling thread, and returns a reader of its delay in seconds: the 99th percentile since the last time.
 */
export function watchEventLoop(): () => number {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  return () => {
    const lag = Math.max(0, histogram.percentile(99) / 1e9 - RESOLUTION_MS / 1_000);
    histogram.reset();
    return lag;
  };
}

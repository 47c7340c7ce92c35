import { Session } from "node:inspector/promises";
import { getHeapStatistics } from "node:v8";

const LOOK_EVERY_MS = 5_000;
/** A thread that worked for less than this share of the time counts as idle; health checks alone stay below it. */
const IDLE_SHARE = 0.02;
/** Less is not worth the tenths of a second that a collection takes. */
const WORTH_BYTES = 16 * 1024 * 1024;

/**
 * Returns memory left over from a rush to the system as soon as the calling thread is idle. V8 collects only while a
 * thread allocates, so an idle thread would hold its garbage until the next rush, which looks like a leak to
 * monitoring. Does not keep the process alive.
 */
export function releaseMemoryWhenIdle(): void {
  const memory = new IdleMemory();
  let last = performance.eventLoopUtilization();
  setInterval(() => {
    const now = performance.eventLoopUtilization();
    void memory.look(performance.eventLoopUtilization(now, last).utilization);
    last = now;
  }, LOOK_EVERY_MS).unref();
}

/** Collects garbage when its thread is idle and holds noticeably more than after the last time. */
export class IdleMemory {
  /** In bytes; starts at 0, because most of the memory held at startup is garbage and should count as growth. */
  #heldAfterLast = 0;

  /** Checks the memory; `shareOfWork` is the share of the past interval, from 0 to 1, in which the thread worked. */
  async look(shareOfWork: number): Promise<void> {
    if (shareOfWork > IDLE_SHARE || heldBytes() - this.#heldAfterLast < WORTH_BYTES) return;
    await collectGarbage();
    this.#heldAfterLast = heldBytes();
  }
}

/** Returns the bytes that this thread has reserved from the system, used or not. */
function heldBytes(): number {
  const { total_heap_size, external_memory } = getHeapStatistics();
  return total_heap_size + external_memory;
}

/** Uses the inspector, because without V8 flags Node offers no other way to collect garbage. */
async function collectGarbage(): Promise<void> {
  const session = new Session();
  session.connect();
  await session.post("HeapProfiler.collectGarbage");
  session.disconnect();
}

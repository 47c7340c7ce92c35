import { Session } from "node:inspector/promises";
import { getHeapStatistics } from "node:v8";

const LOOK_EVERY_MS = 5_000;
/** A thread that worked for a smaller share of the time than this was idle; being asked for its health is less. */
const IDLE_SHARE = 0.02;
/** What is less is not worth the tenths of a second that a collection takes. */
const WORTH_BYTES = 16 * 1024 * 1024;

/**
 * Gives the memory that a rush has left behind back to the system as soon as the calling thread is idle. V8 collects
 * only while a thread allocates, so an idle one would hold its garbage until the next rush, and to whoever watches the
 * process that looks like a leak. Keeps no process alive.
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
  /** In bytes; what stands from the start is garbage for the most part, so it counts as grown. */
  #heldAfterLast = 0;

  /** Told in which share of the time just gone, from 0 to 1, the thread worked. */
  async look(shareOfWork: number): Promise<void> {
    if (shareOfWork > IDLE_SHARE || heldBytes() - this.#heldAfterLast < WORTH_BYTES) return;
    await collectGarbage();
    this.#heldAfterLast = heldBytes();
  }
}

/** What this thread keeps from the system, whether it is in use or not. */
function heldBytes(): number {
  const { total_heap_size, external_memory } = getHeapStatistics();
  return total_heap_size + external_memory;
}

/** By way of the inspector, since Node offers it in no other way without flags of V8. */
async function collectGarbage(): Promise<void> {
  const session = new Session();
  session.connect();
  await session.post("HeapProfiler.collectGarbage");
  session.disconnect();
}

import { Session } from "node:inspector/promises";
import { performance } from "node:perf_hooks";
import { getHeapStatistics, setFlagsFromString } from "node:v8";

/** In percent of what survived the last full collection. */
const HEAP_GROWTH = 40;
/** Full collections that the shape of an object survives: more than a thread makes between two responses. */
const COLLECTIONS_WITH_SHAPES = 1_000;
const LOOK_EVERY_MS = 5_000;
/** A thread is idle below this share of working time; health checks stay below it. */
const IDLE_SHARE = 0.02;
/** A collection takes some tenths of a second, which less memory than this is not worth. */
const WORTH_BYTES = 16 * 1024 * 1024;

/**
 * Limits how far the heaps of this process grow before V8 collects all of their garbage. By default that is up to four
 * times of what is in use, so memory would still grow after minutes of steady load.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH}`);
}

/**
 * Lets V8 remember the shape of objects through many full collections. By default it forgets one of which no object
 * exists at two of them; those that `process.nextTick` queues are gone at every quiet moment, and from then on each
 * would be built by a slow call of the runtime, which costs up to a fifth of a finished page.
 */
export function keepShapes(): void {
  setFlagsFromString(`--retain-maps-for-n-gc=${COLLECTIONS_WITH_SHAPES}`);
}

/**
 * Returns unused memory to the system when the calling thread is idle. V8 collects garbage only while a thread
 * allocates, so an idle process would hold what the last peak of traffic left behind. Does not keep the process alive.
 */
export function releaseMemoryWhenIdle(): void {
  const memory = new IdleMemory();
  let last = performance.eventLoopUtilization();
  setInterval(() => {
    const now = performance.eventLoopUtilization();
    void memory.collectWhenIdle(performance.eventLoopUtilization(now, last).utilization);
    last = now;
  }, LOOK_EVERY_MS).unref();
}

/** Collects garbage when the thread is idle and holds noticeably more memory than after the last collection. */
export class IdleMemory {
  /** In bytes; zero at first, because most of what the start leaves behind is garbage. */
  #heldAfterLast = 0;

  /** `shareOfWork` is the share of the last period, from 0 to 1, in which the thread worked. */
  async collectWhenIdle(shareOfWork: number): Promise<void> {
    if (shareOfWork > IDLE_SHARE || heldBytes() - this.#heldAfterLast < WORTH_BYTES) return;
    await collectGarbage();
    this.#heldAfterLast = heldBytes();
  }
}

/** The memory that this thread has taken from the system, in use or not. */
function heldBytes(): number {
  const { total_heap_size, external_memory } = getHeapStatistics();
  return total_heap_size + external_memory;
}

/** Uses the inspector, because Node offers no other way to collect garbage without `--expose-gc`. */
async function collectGarbage(): Promise<void> {
  const session = new Session();
  session.connect();
  await session.post("HeapProfiler.collectGarbage");
  // What is left of a peak stands in half-empty pages, and only empty ones are returned to the system. To empty all of
  // them takes as much memory as is in use, so garbage goes first.
  setFlagsFromString("--compact-on-every-full-gc");
  await session.post("HeapProfiler.collectGarbage");
  setFlagsFromString("--no-compact-on-every-full-gc");
  session.disconnect();
}

import "server-only";
import { inTime, outOfTime } from "@/lib/http/cache/in-time";
import { remainingMilliseconds, runWithoutDeadline } from "@/lib/http/request-deadline";

type Read = { answer: Promise<unknown> };

/** Milliseconds from its beginning for which the answer of a read serves others. */
const SHARED_FOR_MS = 1_000;

/**
 * Reads of what changes by the minute, such as the free times of a day, that many guests make at once. Identical reads
 * under way are one call, and its answer serves those who ask within the same second, so that a crowd at one table
 * costs the back end one call a second. Failures are shared only by those who already wait.
 */
export class SharedReads {
  #reads = new Map<string, Read>();

  /**
   * Returns the answer of an identical read of this second, else that of `load`. Throws what `load` throws, and
   * `backend_unavailable` when the reading request has no time left; a call under way continues for the others.
   */
  async read<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
    const running = this.#reads.get(key);
    if (running === undefined && remainingMilliseconds() <= 0) throw outOfTime(key);
    const read = running ?? this.#begin(key, load);
    return inTime(read.answer, key) as Promise<Value>;
  }

  /** Reads that begin from now on are new calls. */
  forgetAll(): void {
    this.#reads.clear();
  }

  #begin(key: string, load: () => Promise<unknown>): Read {
    // The answer serves all who wait, so the end of the request that happened to be first must not abort it.
    const read = { answer: runWithoutDeadline(load) };
    this.#reads.set(key, read);
    const end = () => this.#reads.get(key) === read && this.#reads.delete(key);
    // Kept until the second is over and the answer is there; a failure is forgotten at once.
    Promise.all([read.answer, aSecond()]).then(end, end);
    return read;
  }
}

function aSecond(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, SHARED_FOR_MS).unref());
}

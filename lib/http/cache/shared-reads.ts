import "server-only";
import { beforeDeadline, outOfTime } from "@/lib/http/cache/before-deadline";
import { remainingMilliseconds, runWithoutDeadline } from "@/lib/http/request-deadline";
import { processWide } from "@/lib/server/settings/process-wide";

type Read = {
  answer: Promise<unknown>;
  isUnderWay: boolean;
  /** In milliseconds of `performance.now()`. */
  sharedUntil: number;
};

/**
 * Reads of what changes by the minute, such as the free times of a day, that many guests make at once. Identical reads
 * under way are one call, and its answer serves those who ask soon after it began, so that a crowd at one table costs
 * the back end one call a second. Failures are shared only by those who already wait.
 */
export class SharedReads {
  #reads = new Map<string, Read>();
  #milliseconds: number;

  /** Milliseconds from its beginning for which the answer of a read serves others. */
  constructor(milliseconds: number) {
    this.#milliseconds = milliseconds;
  }

  /**
   * Returns the answer of an identical read that is recent enough, else that of `load`. Throws what `load` throws, and
   * `backend_unavailable` when the reading request has no time left; a call under way continues for the others.
   */
  async read<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
    const known = this.#reads.get(key);
    const shared = known !== undefined && isShared(known) ? known : undefined;
    if (shared === undefined && remainingMilliseconds() <= 0) throw outOfTime(key);
    const read = shared ?? this.#begin(key, load);
    return beforeDeadline(read.answer, key) as Promise<Value>;
  }

  /** Reads that begin from now on are new calls. */
  forgetAll(): void {
    this.#reads.clear();
  }

  #begin(key: string, load: () => Promise<unknown>): Read {
    this.#forgetPast();
    // The answer serves all who wait, so the end of the request that happened to be first must not abort it.
    const answer = runWithoutDeadline(load);
    const read = { answer, isUnderWay: true, sharedUntil: performance.now() + this.#milliseconds };
    // Last in order, also where it replaces another.
    this.#reads.delete(key);
    this.#reads.set(key, read);
    const end = () => {
      read.isUnderWay = false;
    };
    const forget = () => this.#reads.get(key) === read && this.#reads.delete(key);
    // A failure is forgotten at once.
    answer.then(end, forget);
    return read;
  }

  /** Without a timer, which would hold all that its request had made until then. */
  #forgetPast(): void {
    for (const [key, read] of this.#reads) {
      if (isShared(read)) break;
      this.#reads.delete(key);
    }
  }
}

function isShared({ isUnderWay, sharedUntil }: Read): boolean {
  return isUnderWay || performance.now() < sharedUntil;
}

const all = processWide("shared-reads", () => new Map<string, SharedReads>());

/** Returns the reads of this name, which the whole process shares for so many milliseconds each. */
export function sharedReads(name: string, milliseconds: number): SharedReads {
  const reads = all.get(name) ?? new SharedReads(milliseconds);
  all.set(name, reads);
  return reads;
}

/** Forgets every answer that is shared, under any name. */
export function forgetSharedReads(): void {
  for (const reads of all.values()) reads.forgetAll();
}

import "server-only";
import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { AppError } from "@/lib/base/app-error";
import { remainingMilliseconds, requestTimeout, runWithoutDeadline } from "@/lib/http/request-deadline";
import { log } from "@/lib/server/log/log";
import { countEvent } from "@/lib/server/metrics/definitions";
import { processWide } from "@/lib/server/settings/process-wide";

/** `until`, in milliseconds of `performance.now()`, is when others no longer get the answer; never while it is under way. */
type Read = { answer: Promise<unknown>; until: number };

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
    const shared = known !== undefined && performance.now() < known.until ? known : undefined;
    if (shared === undefined && remainingMilliseconds() <= 0) throw outOfTime(key);
    const read = shared ?? this.#begin(key, load);
    return beforeDeadline(read.answer, key) as Promise<Value>;
  }

  /** Reads that begin from now on are new calls. */
  forgetAll(): void {
    this.#reads.clear();
  }

  #begin(key: string, load: () => Promise<unknown>): Read {
    const began = performance.now();
    // Without a timer, which would hold all that its request had made until then.
    for (const [past, { until }] of this.#reads) {
      if (began < until) break;
      this.#reads.delete(past);
    }
    // The answer serves all who wait, so the end of the request that happened to be first must not abort it.
    const read = { answer: runWithoutDeadline(load), until: Number.POSITIVE_INFINITY };
    // Last in order, also where it replaces another.
    this.#reads.delete(key);
    this.#reads.set(key, read);
    const end = () => {
      read.until = began + this.#milliseconds;
    };
    const forget = () => this.#reads.get(key) === read && this.#reads.delete(key);
    // A failure is forgotten at once.
    read.answer.then(end, forget);
    return read;
  }
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

/** How long a response is fresh, what it is dropped by, and the name of its call. */
type Life = { seconds: number; tags: string[]; call: string };
type CachedEntry = {
  value: unknown;
  /** A hash of the value. */
  version: string;
  size: number;
  freshUntil: number;
  staleIfErrorUntil: number;
  tags: string[];
  /** Whether serving this expired entry has been logged. */
  isLogged: boolean;
};
type Gone = { error: unknown; until: number; tags: string[] };
type Loading = { answer: Promise<unknown>; tags: string[] };

/** Measured on the responses as JSON text, which is smaller than their size in memory and grows with it. */
const MAX_CHARACTERS = 12 * 1024 * 1024;
/** What an entry takes besides its response, in the same measure: even an empty one takes a kilobyte. */
const ENTRY_CHARACTERS = 1_000;
const MAX_GONE = 5_000;
const STALE_IF_ERROR_MS = 24 * 60 * 60 * 1_000;
const GONE_FOR_MS = 30_000;
/** Spreads the expiry, so that responses fetched together are not refetched together ever after. */
const JITTER = 0.1;
/** Milliseconds that the reader of an expired response waits for the new one. */
const MAX_WAIT_MS = 500;
/** Milliseconds for which no reader waits, after a new response took longer than `MAX_WAIT_MS`. */
const NO_WAIT_MS = 10_000;

/**
 * Responses cached in this process. Fresh ones are returned directly. Expired ones are reloaded, once for all their
 * readers, and are served meanwhile when that takes longer than half a second or fails: for up to a day. Failures are
 * never cached; what is gone is remembered as gone for half a minute. Bounded by the total size of the entries.
 */
export class ContentCache {
  #cached = new LRUCache<string, CachedEntry>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ size }) => size,
  });
  #gone = new LRUCache<string, Gone>({ max: MAX_GONE });
  #loading = new Map<string, Loading>();
  #noWaitUntil = 0;
  #now: () => number;
  #random: () => number;

  constructor({
    now = () => Date.now(),
    random = () => Math.random(),
  }: { now?: () => number; random?: () => number } = {}) {
    this.#now = now;
    this.#random = random;
  }

  /**
   * Returns the cached response, or a new one from `load`. Throws what `load` throws when there is nothing to fall
   * back on, and `backend_unavailable` when the reading request has no time left; `load` then continues for later
   * readers.
   */
  async read<Value>(key: string, life: Life, load: () => Promise<Value>): Promise<Value> {
    const gone = this.#gone.get(key);
    if (gone !== undefined && gone.until > this.#now()) throw gone.error;
    const cached = this.#cached.get(key);
    if (cached !== undefined && cached.freshUntil > this.#now()) return cached.value as Value;
    const answer = this.#loadOnce(key, life, load);
    const isUsable = cached !== undefined && cached.staleIfErrorUntil > this.#now();
    return (isUsable ? this.#newOrCached(answer, cached) : beforeDeadline(answer, key)) as Promise<Value>;
  }

  /**
   * Returns what the last response under this key held: the same text for the same content, also for one that is gone.
   * `undefined` where there is none.
   */
  versionOf(key: string): string | undefined {
    return this.#gone.has(key) ? "gone" : this.#cached.get(key)?.version;
  }

  /** Forgets every entry that carries one of the tags, including entries being loaded. */
  forget(tags: readonly string[]): void {
    const forgotten = new Set(tags);
    for (const store of [this.#cached, this.#gone, this.#loading]) {
      for (const [key, entry] of store.entries()) {
        if (entry.tags.some((tag) => forgotten.has(tag))) store.delete(key);
      }
    }
  }

  /** Forgets every entry, including entries being loaded. */
  forgetAll(): void {
    for (const store of [this.#cached, this.#gone, this.#loading]) store.clear();
  }

  async #newOrCached(answer: Promise<unknown>, cached: CachedEntry): Promise<unknown> {
    const waitMs = this.#noWaitUntil > this.#now() ? 0 : MAX_WAIT_MS;
    try {
      const first = await within(Math.min(waitMs, remainingMilliseconds()), answer);
      if (first !== undefined) return first.value;
      if (waitMs > 0) this.#noWaitUntil = this.#now() + NO_WAIT_MS;
    } catch (error) {
      if (isGone(error)) throw error;
    }
    return cached.value;
  }

  #loadOnce(key: string, life: Life, load: () => Promise<unknown>): Promise<unknown> {
    const running = this.#loading.get(key);
    if (running !== undefined) return running.answer;
    // The response serves all readers, so the end of the request that happened to be first must not abort it.
    const answer = runWithoutDeadline(load).then(
      (value) => {
        if (this.#loading.get(key) === loading) this.#store(key, value, life);
        return value;
      },
      (error: unknown) => {
        if (this.#loading.get(key) === loading) this.#noteFailure(key, error, life);
        throw error;
      },
    );
    const loading = { answer, tags: life.tags };
    this.#loading.set(key, loading);
    const end = () => this.#loading.get(key) === loading && this.#loading.delete(key);
    answer.then(end, end);
    return answer;
  }

  #store(key: string, value: unknown, { seconds, tags }: Life): void {
    this.#gone.delete(key);
    const now = this.#now();
    const text = JSON.stringify(value) ?? "";
    const jitter = 1 + JITTER * (2 * this.#random() - 1);
    this.#cached.set(key, {
      value,
      version: createHash("sha256").update(text).digest("base64url"),
      size: ENTRY_CHARACTERS + key.length + text.length,
      freshUntil: now + seconds * 1_000 * jitter,
      staleIfErrorUntil: now + STALE_IF_ERROR_MS,
      tags,
      isLogged: false,
    });
  }

  #noteFailure(key: string, error: unknown, { tags, call }: Life): void {
    if (isGone(error)) {
      this.#cached.delete(key);
      this.#gone.set(key, { error, until: this.#now() + GONE_FOR_MS, tags });
      return;
    }
    const cached = this.#cached.get(key);
    if (cached === undefined || cached.isLogged || cached.staleIfErrorUntil <= this.#now()) return;
    cached.isLogged = true;
    countEvent("yeoul_backend_stale_responses_total", { call });
    log.warn(`${key}: serving the last good copy`, error);
  }
}

/** What the back end reports as gone must not be served from memory. */
function isGone(error: unknown): boolean {
  return error instanceof AppError && error.isGone;
}

/**
 * Returns the answer of a call that serves several requests, as long as the reading request has time; else throws
 * `backend_unavailable`, while the call continues for the others. `name` stands in the error's detail.
 */
async function beforeDeadline<Value>(answer: Promise<Value>, name: string): Promise<Value> {
  const first = await within(remainingMilliseconds(), answer);
  if (first !== undefined) return first.value;
  throw outOfTime(name);
}

/** Returns the error of a request that has no time left for the call `name`. */
function outOfTime(name: string): AppError {
  return new AppError("backend_unavailable", {
    status: 503,
    cause: requestTimeout(),
    detail: `${name}: the request's time limit has passed`,
  });
}

/** Returns the value of `answer` if it resolves within so many milliseconds; `undefined` when it takes longer. */
async function within<Value>(
  milliseconds: number,
  answer: Promise<Value>,
): Promise<{ value: Value } | undefined> {
  if (milliseconds === Number.POSITIVE_INFINITY) return { value: await answer };
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, milliseconds, undefined);
  });
  try {
    return await Promise.race([answer.then((value) => ({ value })), late]);
  } finally {
    clearTimeout(timer);
  }
}

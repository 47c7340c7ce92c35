import "server-only";

type Entry = { value: unknown; freshUntil: number; keepUntil: number; tags: string[] };

const MAX_ENTRIES = 2_000;
const KEEP_ON_FAILURE_MS = 24 * 60 * 60 * 1_000;

/**
 * Answers kept in this process: fresh for a while, then served stale for up to a day when the back end fails.
 * One load at a time per key, so an expiry under load is one call to the back end; failures are never kept.
 */
export class ContentCache {
  #entries = new Map<string, Entry>();
  #loading = new Map<string, Promise<unknown>>();
  #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** The kept answer, or a new one by `load`. Raises what `load` raises when there is nothing to fall back on. */
  async read<Value>(
    key: string,
    life: { seconds: number; tags: string[] },
    load: () => Promise<Value>,
  ): Promise<Value> {
    const kept = this.#entries.get(key);
    if (kept !== undefined && kept.freshUntil > this.#now()) return kept.value as Value;
    try {
      return await this.#loadOnce(key, life, load);
    } catch (error) {
      if (kept === undefined || kept.keepUntil <= this.#now() || isGone(error)) throw error;
      console.warn(`${key}: serving the last good copy`, error instanceof Error ? error.message : error);
      return kept.value as Value;
    }
  }

  /** Forgets everything that carries one of the tags. */
  forget(tags: readonly string[]): void {
    for (const [key, entry] of this.#entries) {
      if (entry.tags.some((tag) => tags.includes(tag))) this.#entries.delete(key);
    }
  }

  #loadOnce<Value>(
    key: string,
    life: { seconds: number; tags: string[] },
    load: () => Promise<Value>,
  ): Promise<Value> {
    const running = this.#loading.get(key);
    if (running !== undefined) return running as Promise<Value>;
    const loading = load()
      .then((value) => {
        this.#keep(key, { value, tags: life.tags, ...this.#lifetime(life.seconds) });
        return value;
      })
      .finally(() => this.#loading.delete(key));
    this.#loading.set(key, loading);
    return loading;
  }

  #lifetime(seconds: number) {
    const now = this.#now();
    return { freshUntil: now + seconds * 1_000, keepUntil: now + KEEP_ON_FAILURE_MS };
  }

  #keep(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    const oldest = this.#entries.keys().next();
    if (this.#entries.size > MAX_ENTRIES && !oldest.done) this.#entries.delete(oldest.value);
  }
}

/** What the back end says no longer exists must not come back from memory. */
function isGone(error: unknown): boolean {
  return typeof error === "object" && error !== null && "isNotFound" in error && error.isNotFound === true;
}

/** A line that was held back: how often, and for which requests. */
export type Repeated = { count: number; requestIds: string[] };

export type RepeatedLinesOptions = {
  /** Writes one line for all that were held back. */
  write: (key: string, repeated: Repeated) => void;
};

/** Equal lines that are written in full within a minute; the rest are counted. */
const IN_FULL = 5;
const WINDOW_MS = 60_000;
/** Requests that one line names; every one can be found in the log by its id. */
const MAX_IDS = 500;
/** Different lines at a time; beyond that all counts are written at once and begin again. */
const MAX_KEYS = 1_000;

/**
 * Counts equal lines instead of repeating them: an outage of an hour must neither fill a disk nor hide how large it
 * was. The first few of a minute are written as they are, the others together in one line.
 */
export class RepeatedLines {
  #lines = new Map<string, Repeated & { seen: number }>();
  #write: RepeatedLinesOptions["write"];
  #timer: NodeJS.Timeout | undefined;

  constructor({ write }: RepeatedLinesOptions) {
    this.#write = write;
  }

  /** Returns whether a line is to be written; one that is not is counted under its key. */
  admit(key: string, requestId: string | undefined): boolean {
    if (this.#lines.size >= MAX_KEYS && !this.#lines.has(key)) this.writeAll();
    const line = this.#lines.get(key) ?? { seen: 0, count: 0, requestIds: [] };
    this.#lines.set(key, line);
    this.#timer ??= setTimeout(() => this.writeAll(), WINDOW_MS).unref();
    line.seen += 1;
    if (line.seen <= IN_FULL) return true;
    line.count += 1;
    if (requestId !== undefined) line.requestIds.push(requestId);
    if (line.requestIds.length >= MAX_IDS) this.#writeOne(key, line);
    return false;
  }

  /** Writes what was counted so far, and begins again. */
  writeAll(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const [key, line] of this.#lines) if (line.count > 0) this.#writeOne(key, line);
    this.#lines.clear();
  }

  #writeOne(key: string, line: Repeated): void {
    this.#write(key, { count: line.count, requestIds: line.requestIds });
    line.count = 0;
    line.requestIds = [];
  }
}

import "server-only";
import { write, writeSync } from "node:fs";
import type { DestinationStream } from "pino";

/** Bytes of lines that wait to be written; beyond that they are lost. */
const MAX_WAITING = 1024 * 1024;
/** Milliseconds until what could not be written is tried again. */
const TRY_AGAIN_MS = 200;
/** How often a process that ends tries again where the reader is slow, and milliseconds in between. */
const LAST_TRIES = { count: 20, pauseMs: 10 };

/** A log that can be written to, and how many of its lines were lost so far. */
export type LogDestination = DestinationStream & { readonly lost: number };

/**
 * Opens a file descriptor, standard output by default, for a log that must never stop the server: writing neither waits
 * nor throws, whether the reader is slow, has gone, or its disk is full. Lines that could not be written are lost, and
 * as soon as it can be written again, one line says how many.
 */
export function openDestination(descriptor = 1): LogDestination {
  const lines = new WaitingLines();
  let state: "idle" | "writing" | "refused" = "idle";
  const next = () => {
    const bytes = lines.take();
    state = bytes.length > 0 ? "writing" : "idle";
    if (state === "idle") return;
    write(descriptor, bytes, (error, written) => {
      if (error === null) {
        lines.remove(written);
        next();
        return;
      }
      state = "refused";
      // A server that stops does not wait for its log.
      setTimeout(next, TRY_AGAIN_MS).unref();
    });
  };
  process.once("exit", () => {
    // What another thread is just writing it also completes.
    if (state === "writing") lines.remove(Number.POSITIVE_INFINITY);
    writeLast(descriptor, lines);
  });
  return {
    write: (line) => {
      lines.add(line);
      if (state === "idle") next();
    },
    get lost() {
      return lines.lost;
    },
  };
}

/** The lines that were not written yet, in their order, within a limit. */
class WaitingLines {
  lost = 0;
  #reported = 0;
  #lines: string[] = [];
  #waiting = 0;
  /** What is being written, or could not be. */
  #current: Uint8Array = Buffer.alloc(0);

  add(line: string): void {
    if (this.#waiting + this.#current.length + line.length > MAX_WAITING) {
      this.lost += 1;
      return;
    }
    this.#waiting += line.length;
    this.#lines.push(line);
  }

  /** Returns the bytes to be written next; the same until some are removed. */
  take(): Uint8Array {
    if (this.#current.length === 0) {
      if (this.lost > this.#reported) this.#lines.push(sayLost(this.lost - this.#reported));
      this.#reported = this.lost;
      this.#current = Buffer.from(this.#lines.join(""));
      this.#lines = [];
      this.#waiting = 0;
    }
    return this.#current;
  }

  remove(bytes: number): void {
    this.#current = this.#current.subarray(bytes);
  }
}

function sayLost(count: number): string {
  const msg = `${count} lines of the log were lost`;
  return `${JSON.stringify({ level: "warn", time: new Date().toISOString(), msg, lost: count })}\n`;
}

/** Writes what waits when the process ends, and gives up where nobody reads it. */
function writeLast(descriptor: number, lines: WaitingLines): void {
  const pause = new Int32Array(new SharedArrayBuffer(4));
  let tries = 0;
  for (let bytes = lines.take(); bytes.length > 0; bytes = lines.take()) {
    try {
      lines.remove(writeSync(descriptor, bytes));
    } catch (error) {
      const isSlow = error instanceof Error && "code" in error && error.code === "EAGAIN";
      tries += 1;
      if (!isSlow || tries > LAST_TRIES.count) return;
      Atomics.wait(pause, 0, 0, LAST_TRIES.pauseMs);
    }
  }
}

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
  let lines: string[] = [];
  let waiting = 0;
  let [lost, reported] = [0, 0];
  /** What is being written, or could not be. */
  let current = Buffer.alloc(0);
  let state: "idle" | "writing" | "refused" = "idle";
  /** Returns the bytes to be written next; the same until some are removed. */
  const take = () => {
    if (current.length > 0) return current;
    if (lost > reported) lines.push(sayLost(lost - reported));
    reported = lost;
    current = Buffer.from(lines.join(""));
    [lines, waiting] = [[], 0];
    return current;
  };
  const remove = (bytes: number) => {
    current = current.subarray(bytes);
  };
  const next = () => {
    const bytes = take();
    state = bytes.length > 0 ? "writing" : "idle";
    if (state === "idle") return;
    write(descriptor, bytes, (error, written) => {
      if (error === null) {
        remove(written);
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
    if (state === "writing") remove(Number.POSITIVE_INFINITY);
    writeLast(descriptor, take, remove);
  });
  return {
    write: (line) => {
      if (waiting + current.length + line.length > MAX_WAITING) {
        lost += 1;
        return;
      }
      waiting += line.length;
      lines.push(line);
      if (state === "idle") next();
    },
    get lost() {
      return lost;
    },
  };
}

function sayLost(count: number): string {
  const msg = `${count} lines of the log were lost`;
  return `${JSON.stringify({ level: "warn", time: new Date().toISOString(), msg, lost: count })}\n`;
}

/** Writes what waits when the process ends, and gives up where nobody reads it. */
function writeLast(descriptor: number, take: () => Uint8Array, remove: (bytes: number) => void): void {
  const pause = new Int32Array(new SharedArrayBuffer(4));
  let tries = 0;
  for (let bytes = take(); bytes.length > 0; bytes = take()) {
    try {
      remove(writeSync(descriptor, bytes));
    } catch (error) {
      const isSlow = error instanceof Error && "code" in error && error.code === "EAGAIN";
      tries += 1;
      if (!isSlow || tries > LAST_TRIES.count) return;
      Atomics.wait(pause, 0, 0, LAST_TRIES.pauseMs);
    }
  }
}

import "server-only";
import { type DestinationStream, pino } from "pino";
import { openDestination } from "@/lib/server/log/log-destination";
import { currentTrace, type FailedCall, type FailureReason } from "@/lib/server/log/request-trace";
import { processWide } from "@/lib/server/settings/process-wide";

/** A line that was held back: how often, and for which requests. */
type Repeated = { count: number; requestIds: string[] };

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
class RepeatedLines {
  #lines = new Map<string, Repeated & { seen: number }>();
  #write: (key: string, repeated: Repeated) => void;
  #timer: NodeJS.Timeout | undefined;

  /** `write` writes one line for all that were held back. */
  constructor(write: (key: string, repeated: Repeated) => void) {
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

/** What a line says beside its message. Names only what many share: no guest, no address, no number of theirs. */
export type LogFields = {
  method?: string;
  /** A template of the address. */
  route?: string;
  status?: number;
  reason?: FailureReason;
  call?: string;
  outcome?: string;
  code?: string;
  provider?: string;
  limit?: string;
  ms?: number;
  calls?: readonly FailedCall[];
};

/**
 * The server's log, for operators (docs/operators.md): one JSON object per line. A line identifies no person: no token,
 * no name, no reservation number. A line that is written while a request is answered has its `requestId`. Equal lines
 * are counted, not repeated.
 */
export type Log = {
  /** Something happened that operators may look for later. */
  info: (message: string, facts?: LogFields) => void;
  /** Something went wrong, but guests are still served. Of `cause` only the message is logged. */
  warn: (message: string, cause?: unknown) => void;
  /** A request or a call failed, and these facts explain it. */
  report: (message: string, facts: LogFields) => void;
  /** A fault in our own code, logged with its stack. */
  error: (message: string, fault: unknown) => void;
  /** A line of the framework or of a library. */
  foreign: (level: Level, message: string) => void;
};

type Level = "debug" | "info" | "warn" | "error";

/** Creates a log that writes to the destination. */
export function createLog(destination: DestinationStream): Log & { writeRepeated: () => void } {
  const logger = pino(
    {
      // The log collector knows the machine and the process.
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      mixin: () => {
        const id = currentTrace()?.id;
        return id === undefined ? {} : { requestId: id };
      },
    },
    destination,
  );
  const repeated = new RepeatedLines((key, { count, requestIds }) => {
    const line = JSON.parse(key) as { level: Level; message: string; facts: LogFields };
    const ids = requestIds.length === 0 ? {} : { requestIds };
    logger[line.level]({ ...line.facts, requestId: undefined, repeated: count, ...ids }, line.message);
  });
  const write = (level: Level, message: string, facts: object = {}, equal: object = facts) => {
    const key = JSON.stringify({ level, message, facts: equal });
    if (repeated.admit(key, currentTrace()?.id)) logger[level](facts, message);
  };
  const writeFields = (level: Level, message: string, facts: LogFields = {}) => {
    const { ms, calls, ...equal } = facts;
    const kinds = calls?.map(({ ms: _, ...kind }) => kind);
    write(level, message, facts, { ...equal, ...(kinds === undefined ? {} : { calls: kinds }) });
  };
  return {
    info: (message, facts) => writeFields("info", message, facts),
    report: (message, facts) => writeFields("warn", message, facts),
    warn: (message, cause) => write("warn", message, cause === undefined ? {} : { cause: sentenceOf(cause) }),
    error: (message, fault) => write("error", message, { err: fault }, { cause: sentenceOf(fault) }),
    foreign: (level, message) => write(level, message),
    writeRepeated: () => repeated.writeAll(),
  };
}

// Lines of several logs would mix.
const shared = processWide("log", openShared);

export const log: Log = shared;

function openShared() {
  const destination = openDestination();
  const opened = createLog(destination);
  process.prependOnceListener("exit", () => opened.writeRepeated());
  return Object.assign(opened, { destination });
}

/** Returns how many lines of this thread's log were lost, because nobody could take them. */
export function countLostLines(): number {
  return shared.destination.lost ?? 0;
}

function sentenceOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

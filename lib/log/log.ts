import "server-only";
import { type DestinationStream, pino } from "pino";
import { openDestination } from "@/lib/log/log-destination";

/**
 * The server's log, for operators (docs/operators.md): one JSON object per line. A line identifies no person: no token,
 * no name, no reservation number.
 */
export type Log = {
  /** Something went wrong, but guests are still served. Of `cause` only the message is logged. */
  warn: (message: string, cause?: unknown) => void;
  /** A fault in our own code, logged with its stack. */
  error: (message: string, fault: unknown) => void;
};

/** Creates a log that writes to the destination. */
export function createLog(destination: DestinationStream): Log {
  const logger = pino(
    {
      // The log collector knows the machine and the process.
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
    },
    destination,
  );
  return {
    warn: (message, cause) => logger.warn(cause === undefined ? {} : { cause: sentenceOf(cause) }, message),
    error: (message, fault) => logger.error({ err: fault }, message),
  };
}

// Next loads several copies of a module in one process; they must share one destination, or lines would mix.
const shared = globalThis as typeof globalThis & { yeoulLog?: DestinationStream };
shared.yeoulLog ??= openDestination();

/** Where the log of this process is written. */
export const logDestination = shared.yeoulLog;

export const log = createLog(logDestination);

function sentenceOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

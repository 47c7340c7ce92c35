import "server-only";
import { type DestinationStream, pino } from "pino";

/**
 * The server's log, for operators (docs/operators.md): one line of JSON each. A line names nobody: no token, no name, no
 * number of a reservation.
 */
export type Log = {
  /** Something did not go as it should, and guests are served all the same. Of a cause the sentence is kept. */
  warn: (message: string, cause?: unknown) => void;
  /** A fault of ours: with where it happened. */
  error: (message: string, fault: unknown) => void;
};

/** A log that writes to a destination, or else to standard output. */
export function createLog(destination?: DestinationStream): Log {
  const logger = pino(
    {
      // Which machine and process it was is known to whoever collects the lines.
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

export const log = createLog();

function sentenceOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

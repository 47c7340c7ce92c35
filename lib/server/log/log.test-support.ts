import type { Log, LogFields } from "./log";

/** The reports of this test file so far, for tests that look at them. */
export const reported: (LogFields & { message: string })[] = [];

/** A log for tests that writes to the console, where an unexpected line fails the test (jest.setup.ts). */
export const log: Log = {
  info: (message, facts) => reported.push({ message, ...facts }),
  report: (message, facts) => reported.push({ message, ...facts }),
  warn: (message, cause) => {
    if (cause === undefined) console.warn(message);
    else console.warn(message, cause instanceof Error ? cause.message : cause);
  },
  error: (message, fault) => console.error(message, fault),
  foreign: (_, message) => console.error(message),
};

/** Nothing is lost in a test. */
export function countLostLines(): number {
  return 0;
}

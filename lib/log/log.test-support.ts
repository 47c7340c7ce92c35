import type { Log } from "./log";

/** A log for tests that writes to the console, where an unexpected line fails the test (jest.setup.ts). */
export const log: Log = {
  warn: (message, cause) => {
    if (cause === undefined) console.warn(message);
    else console.warn(message, cause instanceof Error ? cause.message : cause);
  },
  error: (message, fault) => console.error(message, fault),
};

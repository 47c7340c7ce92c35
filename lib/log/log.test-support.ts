import type { Log } from "./log";

/** The log as tests have it: on the console, where a line that no test expects fails it (jest.setup.ts). */
export const log: Log = {
  warn: (message, cause) => {
    if (cause === undefined) console.warn(message);
    else console.warn(message, cause instanceof Error ? cause.message : cause);
  },
  error: (message, fault) => console.error(message, fault),
};

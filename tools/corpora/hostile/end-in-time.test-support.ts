import { createContext, runInContext } from "node:vm";

/** Ten times what the longest of these tests takes: it finds what never ends, however busy the machine is. */
const LIMIT_MS = 600_000;

/**
 * Runs work that calls `begin` with every input before it is used. Throws where the work does not end, and names the
 * last input: Jest's own time limit cannot interrupt a loop, which would use up the memory and the time of the run.
 */
export function endInTime(
  work: (begin: (input: string) => void) => void,
  { limitMs = LIMIT_MS }: { limitMs?: number } = {},
): void {
  let last = "";
  const begin = (input: string) => {
    last = input;
  };
  try {
    runInContext("work()", createContext({ work: () => work(begin) }), { timeout: limitMs });
  } catch (error) {
    if (!hasTimedOut(error)) throw error;
    throw new Error(`did not end within ${limitMs} ms: ${JSON.stringify(last)}`);
  }
}

function hasTimedOut(error: unknown): boolean {
  // The error is of another realm, where `instanceof` says nothing.
  const isObject = typeof error === "object" && error !== null;
  return isObject && "code" in error && error.code === "ERR_SCRIPT_EXECUTION_TIMEOUT";
}

/** Helpers for the processes of browsers and drivers: waiting until they are ready, and until they have exited. */
import { once } from "node:events";

/**
 * Resolves with the first match of `pattern` in a stream. Throws an `Error` with all output when the stream ends
 * without a match.
 */
export async function firstMatch(stream, pattern) {
  let said = "";
  for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
    said += chunk;
    const match = pattern.exec(said);
    if (match !== null) {
      // Later output is discarded, so that it does not block the process.
      stream.resume();
      return match;
    }
  }
  throw new Error(said);
}

/** Resolves when a process has exited. */
export async function endOf(child) {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
}

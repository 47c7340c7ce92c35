/** What browsers and their drivers are to the walk: processes that say when they are ready, and that end. */
import { once } from "node:events";

/** The first match of `pattern` in what a stream says. Raises an `Error` with all it said when it ends without. */
export async function firstMatch(stream, pattern) {
  let said = "";
  for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
    said += chunk;
    const match = pattern.exec(said);
    if (match !== null) {
      // What it says from now on is nobody's, and must not hold it up.
      stream.resume();
      return match;
    }
  }
  throw new Error(said);
}

/** Resolves when a process has ended. */
export async function endOf(child) {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
}

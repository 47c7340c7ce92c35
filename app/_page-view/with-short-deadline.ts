import "server-only";
import { runWithDeadline } from "@/lib/http/request-deadline";

const SOON_MS = 1_000;

/**
 * Loads what a page can be sent without, so that it is sent within a second or so: cached values arrive at once, a
 * hanging call is given up.
 */
export function withShortDeadline<Value>(load: () => Promise<Value>): Promise<Value> {
  return runWithDeadline(SOON_MS, load);
}

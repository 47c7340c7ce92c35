import "client-only";
import { serverNow } from "@/lib/base/server-clock";

/** Milliseconds; timers of more than 2^31 would end at once, and the server's clock may become known meanwhile. */
const LONGEST_STEP_MS = 60_000;

/**
 * Calls `then` once an instant has passed by the server's clock, however far away it is; at once where it has passed.
 * Returns the function that gives up waiting.
 */
export function waitUntil(instant: Date, then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const step = () => {
    const left = instant.getTime() - serverNow().getTime();
    if (left <= 0) then();
    else timer = setTimeout(step, Math.min(left, LONGEST_STEP_MS));
  };
  timer = setTimeout(step, 0);
  return () => clearTimeout(timer);
}

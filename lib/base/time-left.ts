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

const SECOND_MS = 1_000;
const MINUTE_S = 60;
const HOUR_S = 3_600;
const DAY_S = 86_400;

/**
 * Remaining time in a suitable unit: whole days, then hours with minutes, then minutes and seconds in the last hour.
 */
export type TimeLeft =
  | { unit: "days"; days: number }
  | { unit: "hours"; hours: number; minutes: number }
  | { unit: "clock"; clock: string }
  | { unit: "over" };

/**
 * Returns the time from `now` until an instant, no more precise than useful: seconds do not matter two days ahead. Days
 * are rounded, since the exact instant is shown beside them; the last hour is shown as `27:14`.
 */
export function timeLeft(until: Date, now: Date): TimeLeft {
  const seconds = Math.ceil((until.getTime() - now.getTime()) / SECOND_MS);
  if (seconds <= 0) return { unit: "over" };
  if (seconds > DAY_S) return { unit: "days", days: Math.round(seconds / DAY_S) };
  const minutes = Math.floor(seconds / MINUTE_S);
  if (seconds > HOUR_S) return { unit: "hours", hours: Math.floor(minutes / 60), minutes: minutes % 60 };
  return { unit: "clock", clock: `${minutes}:${String(seconds % MINUTE_S).padStart(2, "0")}` };
}

import { AsyncLocalStorage } from "node:async_hooks";

// Next keeps several copies of a module in one process, and the server in front of it has its own: all read one clock.
const shared = globalThis as typeof globalThis & { yeoulDeadline?: AsyncLocalStorage<number> };
shared.yeoulDeadline ??= new AsyncLocalStorage();
const deadline = shared.yeoulDeadline;

/**
 * Does the work of one request, for which there are this many milliseconds: whatever it calls, however deep, asks
 * `remainingMilliseconds` how long it may still wait. Inside another deadline the earlier one holds. It ends nothing by
 * itself; answers what the work answers and raises what it raises.
 */
export function runWithDeadline<Result>(milliseconds: number, work: () => Result): Result {
  const endsAt = performance.now() + milliseconds;
  return deadline.run(Math.min(endsAt, deadline.getStore() ?? Number.POSITIVE_INFINITY), work);
}

/**
 * Does work whose outcome must be known even when the request that began it is over, or that serves more requests than
 * that one: its own limits hold, and the deadline does not.
 */
export function runWithoutDeadline<Result>(work: () => Result): Result {
  return deadline.run(Number.POSITIVE_INFINITY, work);
}

/** How many milliseconds are left of this request: 0 when none, `Infinity` where there is no deadline. */
export function remainingMilliseconds(): number {
  return Math.max(0, (deadline.getStore() ?? Number.POSITIVE_INFINITY) - performance.now());
}

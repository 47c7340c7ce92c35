import { AsyncLocalStorage } from "node:async_hooks";
import { TaskCancelledError } from "cockatiel";
import { processWide } from "@/lib/server/settings/process-wide";

const REQUEST_TIMEOUT = "RequestTimeoutError";

/** Returns the error of a request that has no time left. */
export function requestTimeout(): DOMException {
  return new DOMException("the request's time limit has passed", REQUEST_TIMEOUT);
}

/** Returns whether work ended because its request had no time left, and not because of a limit of its own. */
export function isRequestTimeout(cause: unknown): boolean {
  return cause instanceof DOMException && cause.name === REQUEST_TIMEOUT;
}

/**
 * Runs work whose signal aborts after so many milliseconds, with a `TimeoutError` or with what `timeout` returns. The
 * timer ends with the work, which that of `AbortSignal.timeout` does not: a timer holds all that its request had made
 * until then, in a rendering a third of a megabyte, and would do so for seconds after the answer. Does not keep the
 * process alive. Returns what the work returns and throws what it throws.
 */
export async function runWithTimeLimit<Result>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Result>,
  timeout = () => new DOMException(`not done within ${milliseconds} milliseconds`, "TimeoutError"),
): Promise<Result> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(timeout()), milliseconds).unref();
  try {
    return await work(limit.signal);
  } finally {
    clearTimeout(timer);
  }
}

const deadline = processWide("request-deadline", () => new AsyncLocalStorage<number>());

/**
 * Runs the work of one request with a deadline in milliseconds: code at any depth reads the time it may still wait
 * from `remainingMilliseconds`. Within another deadline the earlier one applies. It aborts nothing itself; returns
 * what the work returns and throws what it throws.
 */
export function runWithDeadline<Result>(milliseconds: number, work: () => Result): Result {
  const endsAt = performance.now() + milliseconds;
  return deadline.run(Math.min(endsAt, deadline.getStore() ?? Number.POSITIVE_INFINITY), work);
}

/**
 * Runs work without the deadline of the request, for work whose outcome must be known even when the request is over,
 * or that serves other requests as well. Its own limits still apply.
 */
export function runWithoutDeadline<Result>(work: () => Result): Result {
  return deadline.run(Number.POSITIVE_INFINITY, work);
}

/** Returns when this request ends, in milliseconds of `performance.now()`; `Infinity` where there is no deadline. */
export function requestEnd(): number {
  return deadline.getStore() ?? Number.POSITIVE_INFINITY;
}

/** Returns the milliseconds left of this request: 0 when none, `Infinity` where there is no deadline. */
export function remainingMilliseconds(): number {
  return Math.max(0, requestEnd() - performance.now());
}

/**
 * Does some work when it is its turn. `queue` begins it then, and is told by its signal when nobody waits any more:
 * after so many milliseconds without a turn. Rejects with the library's `TaskCancelledError` then, and as `queue` does.
 * Waiting does not keep the process alive: a server that stops waits for its requests, not for their turn.
 */
export async function takeTurn<Result>(
  queue: (begin: () => Promise<Result>, signal: AbortSignal) => Promise<Result>,
  waitMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), waitMs).unref();
  const tooLate = new Promise<never>((_, reject) => {
    waiting.signal.addEventListener("abort", () => reject(new TaskCancelledError()), { once: true });
  });
  const begin = () => {
    clearTimeout(timer);
    return work();
  };
  try {
    return await Promise.race([queue(begin, waiting.signal), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

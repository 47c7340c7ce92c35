import { TaskCancelledError } from "cockatiel";

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

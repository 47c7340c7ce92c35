/**
 * Runs work whose signal aborts after so many milliseconds, with a `TimeoutError`. The timer ends with the work, which
 * that of `AbortSignal.timeout` does not: a timer holds all that its request had made until then, in a rendering a
 * third of a megabyte, and would do so for seconds after the answer. Does not keep the process alive. Returns what the
 * work returns and throws what it throws.
 */
export async function runWithTimeLimit<Result>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const limit = new AbortController();
  const end = () =>
    limit.abort(new DOMException(`not done within ${milliseconds} milliseconds`, "TimeoutError"));
  const timer = setTimeout(end, milliseconds).unref();
  try {
    return await work(limit.signal);
  } finally {
    clearTimeout(timer);
  }
}

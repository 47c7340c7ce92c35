import "server-only";
import { AppError } from "@/lib/base/app-error";
import { remainingMilliseconds } from "@/lib/http/request-deadline";

/**
 * Returns the answer of a call that serves several requests, as long as the reading request has time; else throws
 * `backend_unavailable`, while the call continues for the others. `name` stands in the error's detail.
 */
export async function beforeDeadline<Value>(answer: Promise<Value>, name: string): Promise<Value> {
  const first = await within(remainingMilliseconds(), answer);
  if (first !== undefined) return first.value;
  throw outOfTime(name);
}

/** Returns the error of a request that has no time left for the call `name`. */
export function outOfTime(name: string): AppError {
  return new AppError("backend_unavailable", {
    status: 503,
    detail: `${name}: the request's time limit has passed`,
  });
}

/** Returns the value of `answer` if it resolves within so many milliseconds; `undefined` when it takes longer. */
export async function within<Value>(
  milliseconds: number,
  answer: Promise<Value>,
): Promise<{ value: Value } | undefined> {
  if (milliseconds === Number.POSITIVE_INFINITY) return { value: await answer };
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, milliseconds, undefined);
  });
  try {
    return await Promise.race([answer.then((value) => ({ value })), late]);
  } finally {
    clearTimeout(timer);
  }
}

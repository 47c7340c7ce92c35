import { ServiceError } from "#shared/http/service-error.ts";
import type { Spending } from "./spend-coupon.ts";

const MOST_OF_A_CHECK = 5;
const MOST_OF_A_GUEST = 10;
const WITHIN_MS = 10 * 60_000;

/** Refusals that tell whether a guess was right. */
const WRONG = new Set(["wrong_check_number", "wrong_check_password"]);

/**
 * Counts what was typed wrongly for a check: five for a coupon with its check and ten of a guest within ten minutes are
 * heard, the next is refused with 429 `too_many_attempts` until the first of them is ten minutes old. Counted before the
 * answer, so that many at once are not more than one after the other.
 */
export function limitCheckGuesses(): <Value>(
  spending: Spending,
  now: Date,
  work: () => Promise<Value>,
) => Promise<Value> {
  const guessedAt = new Map<string, number[]>();
  return async ({ couponId, resourceId, checkNumber, customerId }, now, work) => {
    const time = now.getTime();
    const limits = [
      { key: `check ${customerId} ${couponId} ${resourceId} ${checkNumber}`, most: MOST_OF_A_CHECK },
      { key: `guest ${customerId}`, most: MOST_OF_A_GUEST },
    ].map(({ key, most }) => ({
      key,
      most,
      times: (guessedAt.get(key) ?? []).filter((at) => time - at < WITHIN_MS && at <= time),
    }));
    for (const { most, times } of limits) {
      const [first = time] = times;
      if (times.length < most) continue;
      const retryAfterSeconds = Math.ceil((first + WITHIN_MS - time) / 1_000);
      throw new ServiceError(429, "too_many_attempts", { retryAfterSeconds });
    }
    for (const { key, times } of limits) guessedAt.set(key, [...times, time]);
    let wasWrong = false;
    try {
      return await work();
    } catch (error) {
      wasWrong = error instanceof ServiceError && WRONG.has(error.key);
      throw error;
    } finally {
      if (!wasWrong) for (const { key } of limits) guessedAt.get(key)?.pop();
    }
  };
}

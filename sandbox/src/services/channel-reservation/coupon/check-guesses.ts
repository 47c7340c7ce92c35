import { ServiceError } from "#shared/http/service-error.ts";
import type { Spending } from "./spend-coupon.ts";

const MAX_PER_CHECK = 5;
const MAX_PER_GUEST = 10;
const WITHIN_MS = 10 * 60_000;

/** Refusals that reveal whether a guess was right. */
const WRONG = new Set(["wrong_check_number", "wrong_check_password"]);

/**
 * Limits wrong guesses of check numbers and passwords to five per coupon and check and ten per guest within ten
 * minutes; throws 429 `too_many_attempts` until the first of them is ten minutes old. A call is counted before its
 * outcome is known, so that concurrent calls get no more guesses than consecutive ones.
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
      { key: `check ${customerId} ${couponId} ${resourceId} ${checkNumber}`, most: MAX_PER_CHECK },
      { key: `guest ${customerId}`, most: MAX_PER_GUEST },
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

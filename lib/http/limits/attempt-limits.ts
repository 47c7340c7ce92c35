import "server-only";
import { createHmac } from "node:crypto";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { lentClient } from "@/lib/copies/process-link";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors/app-error";

/**
 * What can be guessed or flooded, and how often within so many minutes. Far above what a guest, a family behind one
 * address or a crowded lobby does; far below what guessing needs (docs/operators.md).
 */
const limits = {
  /** Wrong passwords or numbers for one check with one coupon. */
  couponOfCheck: { most: 5, minutes: 10 },
  /** The same by one guest, whatever the check. */
  couponOfGuest: { most: 10, minutes: 30 },
  /** Reservations that are not there or another's, by one guest. */
  reservationOfGuest: { most: 30, minutes: 10 },
  /** Payment links that open nothing, from one address. */
  paymentLinkOfAddress: { most: 60, minutes: 10 },
  /** Logins and links that are begun from one address, and returns of them. */
  loginOfAddress: { most: 1_200, minutes: 10 },
  loginReturnOfAddress: { most: 1_200, minutes: 10 },
  /** Secrets tried at the workbench from one address. */
  workbenchOfAddress: { most: 20, minutes: 10 },
  /** Ids to share under, and answers to events, by one guest. */
  sharingOfGuest: { most: 120, minutes: 10 },
  eventOfGuest: { most: 60, minutes: 10 },
  /** Searches for a free table from one address; each asks about every promotion. */
  searchOfAddress: { most: 600, minutes: 10 },
  /** Arrivals and looks at promotions that are recorded, from one address. */
  recordOfAddress: { most: 6_000, minutes: 10 },
} as const;

/** One of the limits for one key: a guest's session, an address, a coupon with its check. No key, no limit. */
export type Attempt = { limit: keyof typeof limits; key: string | undefined };

// Next keeps several copies of a module in one process; what one counts the others know.
const shared = globalThis as typeof globalThis & { yeoulLimits?: Map<string, RateLimiterAbstract> };

/** Counts these attempts. Raises `too_many_attempts`, with the seconds until the next is heard, and counts none then. */
export async function countAttempts(attempts: readonly Attempt[]): Promise<void> {
  const counted: Attempt[] = [];
  for (const attempt of attempts) {
    try {
      if (attempt.key === undefined) continue;
      await limiterOf(attempt.limit).consume(hashed(attempt.key));
      counted.push(attempt);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      await forgiveAttempts(counted);
      const retryAfterSeconds = Math.max(1, Math.ceil(error.msBeforeNext / 1_000));
      throw new AppError("too_many_attempts", { status: 429, retryAfterSeconds, detail: attempt.limit });
    }
  }
}

/** Counts these attempts and answers whether they may go on. */
export async function isHeard(attempts: readonly Attempt[]): Promise<boolean> {
  try {
    await countAttempts(attempts);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "too_many_attempts") return false;
    throw error;
  }
}

/**
 * Does what can be guessed: attempts that were wrong stay counted, all others are forgiven. They are counted before, so
 * that many at once are not more than one after the other. Raises what the work raises, and `too_many_attempts`.
 */
export async function limitGuesses<Value>(
  attempts: readonly Attempt[],
  isWrong: (error: AppError) => boolean,
  work: () => Promise<Value>,
): Promise<Value> {
  await countAttempts(attempts);
  let wasWrong = false;
  try {
    return await work();
  } catch (error) {
    wasWrong = error instanceof AppError && isWrong(error);
    throw error;
  } finally {
    if (!wasWrong) await forgiveAttempts(attempts);
  }
}

async function forgiveAttempts(attempts: readonly Attempt[]): Promise<void> {
  for (const { limit, key } of attempts) if (key !== undefined) await limiterOf(limit).reward(hashed(key));
}

/** An address or a session is told apart by a hash, for what counts them may be a store outside of this process. */
function hashed(key: string): string {
  return createHmac("sha256", env().SESSION_SECRET ?? "")
    .update(key)
    .digest("base64url");
}

/** Counted where all copies of the server see it; by each for itself while Redis is away or there is none. */
function limiterOf(limit: keyof typeof limits): RateLimiterAbstract {
  shared.yeoulLimits ??= new Map();
  const known = shared.yeoulLimits.get(limit);
  if (known !== undefined) return known;
  const { most: points, minutes } = limits[limit];
  const rule = { keyPrefix: `yeoul:limit:${limit}`, points, duration: minutes * 60 };
  const byItself = new RateLimiterMemory(rule);
  const storeClient = lentClient();
  const limiter =
    storeClient === undefined
      ? byItself
      : new RateLimiterRedis({
          ...rule,
          storeClient,
          useRedisPackage: true,
          rejectIfRedisNotReady: true,
          insuranceLimiter: byItself,
        });
  shared.yeoulLimits.set(limit, limiter);
  return limiter;
}

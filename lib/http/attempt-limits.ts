import "server-only";
import { createHmac } from "node:crypto";
import { isIPv6 } from "node:net";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { AppError } from "@/lib/base/app-error";
import { internalHeaders } from "@/lib/routing/internal-headers";
import { registeredRedisClient } from "@/lib/server/instances/redis-registry";
import { log } from "@/lib/server/log/log";
import { countEvent } from "@/lib/server/metrics/definitions";
import { env } from "@/lib/server/settings/env";
import { processWide } from "@/lib/server/settings/process-wide";

/** How many groups of an IPv6 address identify a household; it may change the others with every request. */
const HOUSEHOLD_GROUPS = 4;

/**
 * Returns the key that identifies an anonymous client: the address that the web server sees, or the household's
 * part of an IPv6 address. `undefined` where it is unknown: all such clients must not share one limit.
 */
export function clientKey(headers: Headers): string | undefined {
  const address = headers.get(internalHeaders.client)?.replace(/^::ffff:(?=\d+\.)/i, "") ?? "";
  if (!isIPv6(address)) return address === "" ? undefined : address;
  const [head = "", tail] = (address.split("%", 1)[0] ?? "").split("::");
  const left = head.split(":").filter((group) => group !== "");
  const right = tail === undefined ? [] : tail.split(":");
  const filled = [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0"), ...right];
  return filled
    .slice(0, HOUSEHOLD_GROUPS)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ""))
    .join(":");
}

/**
 * What can be guessed or flooded, and how many attempts are allowed within so many minutes. Far above what a guest, a
 * family behind one address or a crowded lobby needs; far below what guessing needs (docs/operators.md).
 */
const limits = {
  /** Wrong passwords or numbers for one check with one coupon. */
  couponOfCheck: { most: 5, minutes: 10 },
  /** Wrong passwords or numbers by one guest, for any check. */
  couponOfGuest: { most: 10, minutes: 30 },
  /** Requests by one guest for reservations that are missing or another guest's. */
  reservationOfGuest: { most: 30, minutes: 10 },
  /** Payment requests that one guest makes theirs, or tries to. */
  claimOfGuest: { most: 30, minutes: 10 },
  /** Invalid payment links opened from one address. */
  paymentLinkOfAddress: { most: 60, minutes: 10 },
  /** Logins and account links started from one address, and returns from them. */
  loginOfAddress: { most: 1_200, minutes: 10 },
  loginReturnOfAddress: { most: 1_200, minutes: 10 },
  /** Workbench secrets tried from one address. */
  workbenchOfAddress: { most: 20, minutes: 10 },
  /** Share ids requested, and event responses sent, by one guest. */
  sharingOfGuest: { most: 120, minutes: 10 },
  eventOfGuest: { most: 60, minutes: 10 },
  /** Searches for a free table from one address; each one queries every promotion. */
  searchOfAddress: { most: 600, minutes: 10 },
  /** Recorded arrivals and promotion views from one address. */
  recordOfAddress: { most: 6_000, minutes: 10 },
} as const;

/**
 * One of the limits for one key: a guest's session, an address, or a coupon with its check. Not limited without a
 * key.
 */
export type Attempt = { limit: keyof typeof limits; key: string | undefined };

/**
 * Counts these attempts. Throws `too_many_attempts`, with the seconds until the next is accepted, and then counts
 * none.
 */
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
      countEvent("yeoul_rate_limited_total", { limit: attempt.limit });
      log.report("too many attempts", { limit: attempt.limit });
      const retryAfterSeconds = Math.max(1, Math.ceil(error.msBeforeNext / 1_000));
      throw new AppError("too_many_attempts", { status: 429, retryAfterSeconds, detail: attempt.limit });
    }
  }
}

/** Counts these attempts and returns whether they are within their limits. */
export async function isWithinLimits(attempts: readonly Attempt[]): Promise<boolean> {
  try {
    await countAttempts(attempts);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "too_many_attempts") return false;
    throw error;
  }
}

/**
 * Runs work in which something can be guessed: attempts that were wrong stay counted, all others are forgiven. They
 * are counted before the work, so that simultaneous attempts do not exceed the limit. Throws what the work throws,
 * and `too_many_attempts`.
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

/** Hashes an address or a session id, because the counts may be stored outside of this process. */
function hashed(key: string): string {
  return createHmac("sha256", env().SESSION_SECRET ?? "")
    .update(key)
    .digest("base64url");
}

/**
 * Returns the limiter shared by all instances; each instance counts on its own while Redis is down or not configured.
 */
function limiterOf(limit: keyof typeof limits): RateLimiterAbstract {
  const limiters = processWide("attempt-limits", () => new Map<string, RateLimiterAbstract>());
  const known = limiters.get(limit);
  if (known !== undefined) return known;
  const { most: points, minutes } = limits[limit];
  const rule = { keyPrefix: `yeoul:limit:${limit}`, points, duration: minutes * 60 };
  const byItself = new RateLimiterMemory(rule);
  const storeClient = registeredRedisClient();
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
  limiters.set(limit, limiter);
  return limiter;
}

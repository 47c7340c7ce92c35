import type { RedisClient, RedisLink } from "@/lib/copies/redis-link";

// Next loads several copies of a module in one process; the connection must be shared by all of them.
const shared = globalThis as typeof globalThis & { yeoulRedis?: RedisClient };

/** Makes this process's Redis connection available to all modules in it. */
export function lendLink(link: RedisLink): void {
  shared.yeoulRedis = link.client;
}

/**
 * Returns the connection to the Redis that the instances share; `undefined` when none is configured (`REDIS_URL`).
 */
export function lentClient(): RedisClient | undefined {
  return shared.yeoulRedis;
}

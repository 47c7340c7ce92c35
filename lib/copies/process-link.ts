import type { RedisClient, RedisLink } from "@/lib/copies/redis-link";

// Next keeps several copies of a module in one process; the connection must be one.
const shared = globalThis as typeof globalThis & { yeoulRedis?: RedisClient };

/** Lends this process's connection to whatever runs in it. */
export function lendLink(link: RedisLink): void {
  shared.yeoulRedis = link.client;
}

/** The connection to what the copies of this server share; undefined where each is by itself (`REDIS_URL`). */
export function lentClient(): RedisClient | undefined {
  return shared.yeoulRedis;
}

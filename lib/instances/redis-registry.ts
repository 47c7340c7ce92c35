import type { RedisClient, RedisConnections } from "@/lib/instances/redis-connections";

// Next loads several copies of a module in one process; the connection must be shared by all of them.
const shared = globalThis as typeof globalThis & { yeoulRedis?: RedisClient };

/** Makes this process's Redis connection available to all modules in it. */
export function registerRedis(connections: RedisConnections): void {
  shared.yeoulRedis = connections.client;
}

/**
 * Returns the connection to the Redis that the instances share; `undefined` when none is configured (`REDIS_URL`).
 */
export function registeredRedisClient(): RedisClient | undefined {
  return shared.yeoulRedis;
}

import type { RedisClient, RedisConnections } from "@/lib/server/instances/redis-connections";
import { processWide } from "@/lib/server/settings/process-wide";

const registered = () => processWide("redis", (): { client?: RedisClient } => ({}));

/** Makes this process's Redis connection available to all modules in it. */
export function registerRedis(connections: RedisConnections): void {
  registered().client = connections.client;
}

/**
 * Returns the connection to the Redis that the instances share; `undefined` when none is configured (`REDIS_URL`).
 */
export function registeredRedisClient(): RedisClient | undefined {
  return registered().client;
}

import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { forgetPublic } from "@/lib/http/call-backend";
import type { CacheTag } from "@/lib/http/endpoint";
import { OUTDATED_CHANNEL } from "@/lib/server/instances/outdated-channel";
import { registeredRedisClient } from "@/lib/server/instances/redis-registry";
import { log } from "@/lib/server/log/log";
import { processWide } from "@/lib/server/settings/process-wide";

/**
 * Milliseconds between two rounds of forgetting: a crowd that is refused the last table would otherwise make every read
 * a call of its own.
 */
const EVERY_MS = 200;

type Round = { tags: Set<string>; done: Promise<void> };

const rounds = processWide("outdated", (): { next?: Round; beganAt: number } => ({
  beganAt: Number.NEGATIVE_INFINITY,
}));

/**
 * Forgets the cached responses with these tags, here and at the other instances, because the back end has just shown
 * that they are no longer true (R6.7): what is read once this has resolved is asked for after it was called. Never
 * rejects; without Redis, the other instances keep theirs for the seconds that they are fresh.
 */
export function forgetOutdated(tags: readonly CacheTag[]): Promise<void> {
  rounds.next ??= planRound();
  for (const tag of tags) rounds.next.tags.add(tag);
  return rounds.next.done;
}

function planRound(): Round {
  const tags = new Set<string>();
  const pause = Math.max(0, rounds.beganAt + EVERY_MS - performance.now());
  const done = (pause === 0 ? Promise.resolve() : wait(pause)).then(() => {
    delete rounds.next;
    rounds.beganAt = performance.now();
    forgetPublic([...tags]);
    return tellOthers([...tags]);
  });
  return { tags, done };
}

async function tellOthers(tags: readonly string[]): Promise<void> {
  const redis = registeredRedisClient();
  if (redis?.isReady !== true) return;
  try {
    await redis.publish(OUTDATED_CHANNEL, JSON.stringify(tags));
  } catch (error) {
    log.warn("other instances were not told what is out of date", error);
  }
}

import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import * as z from "zod/mini";
import { forgetPublic } from "@/lib/http/call-backend";
import type { CacheTag } from "@/lib/http/endpoint";
import type { RedisConnections } from "@/lib/server/instances/redis-connections";
import { registeredRedisClient } from "@/lib/server/instances/redis-registry";
import { log } from "@/lib/server/log/log";
import { processWide } from "@/lib/server/settings/process-wide";

/**
 * The channel on which an instance names, by their tags, responses of the back end that are no longer true. Unlike a
 * publication it is neither numbered nor confirmed: an instance that misses it keeps them for seconds.
 */
const OUTDATED_CHANNEL = "yeoul:outdated";

const tagsSchema = z.array(z.string());

/** Calls `forget` with the tags that any instance names, this one included, for as long as the connection lasts. */
export function onOutdated(
  { subscriber }: Pick<RedisConnections, "subscriber">,
  forget: (tags: readonly string[]) => void,
): void {
  const handle = (text: string) => {
    try {
      forget(tagsSchema.parse(JSON.parse(text)));
    } catch (error) {
      log.warn("a message of another instance could not be read", error);
    }
  };
  // The client subscribes anew by itself after a lost connection, with the function that it was given first.
  subscriber.on("ready", () => {
    subscriber
      .subscribe(OUTDATED_CHANNEL, handle)
      .catch((error: unknown) => log.warn("other instances are not heard about what is out of date", error));
  });
}

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

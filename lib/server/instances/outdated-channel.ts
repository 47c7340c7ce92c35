import * as z from "zod/mini";
import type { RedisConnections } from "@/lib/server/instances/redis-connections";
import { log } from "@/lib/server/log/log";

/**
 * The channel on which an instance names, by their tags, responses of the back end that are no longer true. Unlike a
 * publication it is neither numbered nor confirmed: an instance that misses it keeps them for seconds.
 */
export const OUTDATED_CHANNEL = "yeoul:outdated";

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

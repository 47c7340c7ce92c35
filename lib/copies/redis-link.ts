import { createClient } from "@redis/client";

export type RedisClient = ReturnType<typeof newClient>;

/** The store that several copies of this server share, and the connection on which it tells of what others do. */
export type RedisLink = { client: RedisClient; subscriber: RedisClient; close: () => Promise<void> };

/** A command that is not answered by then counts as failed: no guest waits for what only saves work. */
const COMMAND_TIMEOUT_MS = 500;
const CONNECT_TIMEOUT_MS = 2_000;
const RECONNECT_MS = { first: 100, most: 2_000 };

/**
 * Begins to connect and answers at once: while Redis is away, every copy goes on by itself. That it is away, and that it
 * is back, is one line each in the log.
 */
export function openRedis(url: string): RedisLink {
  const client = newClient(url);
  const subscriber = newClient(url);
  logChanges(client);
  // It fails together with the other, which says so.
  subscriber.on("error", () => {});
  for (const one of [client, subscriber]) one.connect().catch(() => {});
  return {
    client,
    subscriber,
    close: async () => {
      // What is under way is answered first, where there is anybody to answer.
      for (const one of [subscriber, client]) await (one.isReady ? one.close() : one.destroy());
    },
  };
}

function newClient(url: string) {
  return createClient({
    url,
    // What cannot be asked now is not worth asking later.
    disableOfflineQueue: true,
    commandOptions: { timeout: COMMAND_TIMEOUT_MS },
    pingInterval: 10_000,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      reconnectStrategy: (tries) =>
        Math.min(RECONNECT_MS.most, RECONNECT_MS.first * 2 ** Math.min(tries, 10)),
    },
  });
}

function logChanges(client: RedisClient): void {
  let isAway = false;
  client.on("error", (error: unknown) => {
    if (isAway) return;
    isAway = true;
    const reason = error instanceof Error ? error.message || error.name : String(error);
    console.warn(`Redis is away (${reason}): every copy of the server goes on by itself`);
  });
  client.on("ready", () => {
    if (isAway) console.warn("Redis is back");
    isAway = false;
  });
}

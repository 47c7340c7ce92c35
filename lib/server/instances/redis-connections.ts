import { setTimeout as wait } from "node:timers/promises";
import { createClient, RESP_TYPES } from "@redis/client";
import { log } from "@/lib/server/log/log";
import { countEvent, observeMs } from "@/lib/server/metrics/definitions";

type Connection = ReturnType<typeof newClient>;

/** The Redis commands in use; each fails when there is no response within half a second. */
export type RedisClient = ReturnType<typeof commandsWithTimeout>;

/** The Redis that several instances of this server share: one connection for commands, one for subscriptions. */
export type RedisConnections = { client: RedisClient; subscriber: Connection; close: () => Promise<void> };

/** Milliseconds after which a command counts as failed: no guest waits for what only saves work. */
const COMMAND_TIMEOUT_MS = 500;
const CONNECT_TIMEOUT_MS = 2_000;
const RECONNECT_MS = { first: 100, most: 2_000 };

/**
 * Starts connecting and returns at once: while Redis is unreachable, every instance works on its own. Losing the
 * connection and regaining it are logged once each.
 */
export function openRedis(url: string): RedisConnections {
  const connection = newClient(url);
  const subscriber = newClient(url);
  logChanges(connection);
  // Fails together with the other connection, which logs it.
  subscriber.on("error", () => {});
  for (const one of [connection, subscriber]) one.connect().catch(() => {});
  return {
    client: commandsWithTimeout(connection),
    subscriber,
    close: async () => {
      // Commands under way get their response first, unless the connection is already lost.
      for (const one of [subscriber, connection]) await (one.isReady ? one.close() : one.destroy());
    },
  };
}

function newClient(url: string) {
  return createClient({
    url,
    // A command that cannot be sent now is not worth sending later.
    disableOfflineQueue: true,
    pingInterval: 10_000,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      reconnectStrategy: (tries) =>
        Math.min(RECONNECT_MS.most, RECONNECT_MS.first * 2 ** Math.min(tries, 10)),
    },
  });
}

/** The client's own time limit ends once a command is sent, but a server that hangs keeps its connections open. */
async function withTimeout<Value>(command: string, answer: Promise<Value>): Promise<Value> {
  const began = performance.now();
  const late = wait(COMMAND_TIMEOUT_MS, undefined, { ref: false }).then(() => {
    throw new Error("Redis did not answer in time");
  });
  try {
    const value = await Promise.race([answer, late]);
    observeMs("yeoul_redis_command_duration_seconds", { command }, performance.now() - began);
    return value;
  } catch (error) {
    countEvent("yeoul_redis_errors_total", { command });
    throw error;
  }
}

function commandsWithTimeout(connection: Connection) {
  const asBytes = connection.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  return {
    get isReady() {
      return connection.isReady;
    },
    onReady: (then: () => void) => connection.on("ready", then),
    eval: (script: string, options: { keys: string[]; arguments: string[] }) =>
      withTimeout("eval", connection.eval(script, options)),
    get: (key: string) => withTimeout("get", connection.get(key)),
    publish: (channel: string, text: string) => withTimeout("publish", connection.publish(channel, text)),
    del: (key: string) => withTimeout("del", connection.del(key)),
    readHash: (key: string) => withTimeout("hgetall", asBytes.hGetAll(key)),
    writeHash: (key: string, fields: Record<string, string | Buffer>, seconds: number) =>
      withTimeout("hset", connection.multi().hSet(key, fields).expire(key, seconds).exec()),
  };
}

function logChanges(client: Connection): void {
  let isAway = false;
  client.on("error", (error: unknown) => {
    if (isAway) return;
    isAway = true;
    const reason = error instanceof Error ? error.message || error.name : String(error);
    log.warn(`Redis is unavailable (${reason}): each instance works alone`);
  });
  client.on("ready", () => {
    if (isAway) log.warn("Redis is available again");
    isAway = false;
  });
}

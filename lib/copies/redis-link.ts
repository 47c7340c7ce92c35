import { setTimeout as wait } from "node:timers/promises";
import { createClient, RESP_TYPES } from "@redis/client";
import { log } from "@/lib/log/log";

type Connection = ReturnType<typeof newClient>;

/** The commands that are used, each of which fails when it is not answered in half a second. */
export type RedisClient = ReturnType<typeof patientCommands>;

/** The store that several copies of this server share, and the connection on which it tells of what others do. */
export type RedisLink = { client: RedisClient; subscriber: Connection; close: () => Promise<void> };

/** A command that is not answered by then counts as failed: no guest waits for what only saves work. */
const COMMAND_TIMEOUT_MS = 500;
const CONNECT_TIMEOUT_MS = 2_000;
const RECONNECT_MS = { first: 100, most: 2_000 };

/**
 * Begins to connect and answers at once: while Redis is away, every copy goes on by itself. That it is away, and that it
 * is back, is one line each in the log.
 */
export function openRedis(url: string): RedisLink {
  const connection = newClient(url);
  const subscriber = newClient(url);
  logChanges(connection);
  // It fails together with the other, which says so.
  subscriber.on("error", () => {});
  for (const one of [connection, subscriber]) one.connect().catch(() => {});
  return {
    client: patientCommands(connection),
    subscriber,
    close: async () => {
      // What is under way is answered first, where there is anybody to answer.
      for (const one of [subscriber, connection]) await (one.isReady ? one.close() : one.destroy());
    },
  };
}

function newClient(url: string) {
  return createClient({
    url,
    // What cannot be asked now is not worth asking later.
    disableOfflineQueue: true,
    pingInterval: 10_000,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      reconnectStrategy: (tries) =>
        Math.min(RECONNECT_MS.most, RECONNECT_MS.first * 2 ** Math.min(tries, 10)),
    },
  });
}

/** The client's own time limit ends once a command is sent, and a server that hangs keeps its connections. */
async function answered<Value>(answer: Promise<Value>): Promise<Value> {
  const late = wait(COMMAND_TIMEOUT_MS, undefined, { ref: false }).then(() => {
    throw new Error("Redis did not answer in time");
  });
  return Promise.race([answer, late]);
}

function patientCommands(connection: Connection) {
  const asBytes = connection.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  return {
    get isReady() {
      return connection.isReady;
    },
    onReady: (then: () => void) => connection.on("ready", then),
    eval: (script: string, options: { keys: string[]; arguments: string[] }) =>
      answered(connection.eval(script, options)),
    get: (key: string) => answered(connection.get(key)),
    publish: (channel: string, text: string) => answered(connection.publish(channel, text)),
    del: (key: string) => answered(connection.del(key)),
    readHash: (key: string) => answered(asBytes.hGetAll(key)),
    writeHash: (key: string, fields: Record<string, string | Buffer>, seconds: number) =>
      answered(connection.multi().hSet(key, fields).expire(key, seconds).exec()),
  };
}

function logChanges(client: Connection): void {
  let isAway = false;
  client.on("error", (error: unknown) => {
    if (isAway) return;
    isAway = true;
    const reason = error instanceof Error ? error.message || error.name : String(error);
    log.warn(`Redis is away (${reason}): every copy of the server goes on by itself`);
  });
  client.on("ready", () => {
    if (isAway) log.warn("Redis is back");
    isAway = false;
  });
}

import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer, type Socket } from "node:net";
import { PGlite } from "@electric-sql/pglite";

const SSL_REQUEST = 80_877_103;
const SYNC = "S";
const QUERY = "Q";
const TERMINATE = "X";
const IDLE = "I".charCodeAt(0);

/**
 * Serves an empty database with PostgreSQL's protocol on a free port, for tests that need a real client. It has one
 * session, shared by the connections in turn: a connection in a transaction keeps it until the transaction ends.
 */
export async function servePostgres() {
  const database = await PGlite.create();
  const takeTurn = createTurns();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    serveConnection(socket, database, takeTurn)
      .catch((error) => socket.destroy(error))
      .finally(() => sockets.delete(socket));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `postgres://guest@127.0.0.1:${(server.address() as AddressInfo).port}/postgres`,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await database.close();
    },
  };
}

async function serveConnection(socket: Socket, database: PGlite, takeTurn: Turns): Promise<void> {
  const read = reader(socket);
  while ((await read.startup()) === SSL_REQUEST) socket.write("N");
  socket.write(greeting());
  let endTurn: (() => void) | undefined;
  let batch: Buffer[] = [];
  try {
    for (;;) {
      const message = await read.message();
      const type = message?.toString("latin1", 0, 1);
      if (message === undefined || type === TERMINATE) return;
      batch.push(message);
      if (type !== SYNC && type !== QUERY) continue;
      endTurn ??= await takeTurn();
      const answer = await database.execProtocolRaw(Buffer.concat(batch));
      batch = [];
      socket.write(answer);
      // The last byte of every response is the transaction status.
      if (answer.at(-1) !== IDLE) continue;
      endTurn();
      endTurn = undefined;
    }
  } finally {
    if (endTurn !== undefined) await database.exec("ROLLBACK");
    endTurn?.();
    socket.end();
  }
}

type Turns = () => Promise<() => void>;

/** Creates a lock that is granted to one caller at a time, in the order of the calls. */
function createTurns(): Turns {
  let last = Promise.resolve();
  return () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const mine = last.then(() => resolve);
    last = promise;
    return mine;
  };
}

/** Reads whole messages from a socket, each of a type, the length of the rest, and the rest. */
function reader(socket: Socket) {
  const chunks = socket[Symbol.asyncIterator]();
  let buffered: Buffer = Buffer.alloc(0);
  const take = async (length: number): Promise<Buffer | undefined> => {
    while (buffered.length < length) {
      const { value, done } = await chunks.next();
      if (done) return undefined;
      buffered = Buffer.concat([buffered, value]);
    }
    const taken = buffered.subarray(0, length);
    buffered = buffered.subarray(length);
    return taken;
  };
  return {
    /** Reads the first message, which has no type, and returns its request code. */
    async startup(): Promise<number | undefined> {
      const length = (await take(4))?.readUInt32BE();
      return length === undefined ? undefined : (await take(length - 4))?.readUInt32BE();
    },
    async message(): Promise<Buffer | undefined> {
      const head = await take(5);
      const body = head && (await take(head.readUInt32BE(1) - 4));
      return body && Buffer.concat([head, body]);
    },
  };
}

/** Returns the response to a startup message: authentication ok, server parameters, ready for query. */
function greeting(): Buffer {
  const parameters = { server_version: "17.0", client_encoding: "UTF8", DateStyle: "ISO, MDY" };
  return Buffer.concat([
    frame("R", Buffer.alloc(4)),
    ...Object.entries(parameters).map(([name, value]) => frame("S", Buffer.from(`${name}\0${value}\0`))),
    frame("Z", Buffer.from("I")),
  ]);
}

function frame(type: string, body: Buffer): Buffer {
  const head = Buffer.from(`${type}\0\0\0\0`);
  head.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

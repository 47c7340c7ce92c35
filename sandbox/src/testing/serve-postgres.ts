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
 * An empty database that speaks PostgreSQL's own protocol on a free port, for what only a real client can show. It has
 * one session, which goes round between the connections: whoever is in a transaction keeps it until that ends.
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
      // The last byte of every answer tells whether a transaction is open.
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

/** One at a time, in the order in which they came. */
function createTurns(): Turns {
  let last = Promise.resolve();
  return () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const mine = last.then(() => resolve);
    last = promise;
    return mine;
  };
}

/** Messages as they come in, however the network cuts them: a type, the length of the rest, the rest. */
function reader(socket: Socket) {
  const chunks = socket[Symbol.asyncIterator]();
  let kept: Buffer = Buffer.alloc(0);
  const take = async (length: number): Promise<Buffer | undefined> => {
    while (kept.length < length) {
      const { value, done } = await chunks.next();
      if (done) return undefined;
      kept = Buffer.concat([kept, value]);
    }
    const taken = kept.subarray(0, length);
    kept = kept.subarray(length);
    return taken;
  };
  return {
    /** The first message has no type; answers the number that says what it wants. */
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

/** Nobody has to prove who they are; what a client wants to know of the server; it may begin. */
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

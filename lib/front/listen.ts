import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FrontAnswer, FrontRequest } from "@/lib/front/front-message";
import { clientAddress } from "@/lib/front/request/client-address";
import { largestBody } from "@/lib/front/request/largest-body";
import { log } from "@/lib/log/log";

export type ListenOptions = {
  answer: (request: FrontRequest) => Promise<FrontAnswer>;
  trustedHops: number;
  /** After the server began to drain, every answer ends its connection. */
  isDraining: () => boolean;
};

const HEADERS_WITHIN_MS = 10_000;
const BODY_WITHIN_MS = 30_000;
/**
 * Longer than balancers keep an idle connection (nginx and AWS: a minute). Whoever ends it first decides: ended here, it
 * may be at the moment in which a proxy sends a booking on it.
 */
const IDLE_MS = 75_000;
/** How often Node looks for connections that took too long; by itself it does every half minute. */
const LOOK_EVERY_MS = 1_000;

/** The socket of the front server: requests are read whole, within limits of size and time, and answered whole. */
export function createFrontServer(options: ListenOptions): Server {
  const server = createServer(
    {
      headersTimeout: HEADERS_WITHIN_MS,
      requestTimeout: BODY_WITHIN_MS,
      keepAliveTimeout: IDLE_MS,
      connectionsCheckingInterval: LOOK_EVERY_MS,
      // Asked for below, with what else makes a request one that nobody should read further.
      requireHostHeader: false,
    },
    (incoming, outgoing) => void serve(incoming, outgoing, options),
  );
  // No page of ours opens a WebSocket or a tunnel.
  server.on("upgrade", (_request, socket) => socket.destroy());
  server.on("connect", (_request, socket) => socket.destroy());
  return server;
}

/** Connections on which a request was refused: what was sent behind it is nobody's word. */
const refused = new WeakSet<Socket>();

async function serve(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { answer, trustedHops, isDraining }: ListenOptions,
): Promise<void> {
  const { socket } = incoming;
  if (refused.has(socket)) return;
  const refuse = (status: number) => {
    refused.add(socket);
    write(outgoing, { status, headers: { connection: "close" } });
  };
  try {
    if (hostsOf(incoming) !== 1) return refuse(400);
    const body = await readBody(incoming);
    if (body === "too large") return refuse(413);
    const headers = oneValueEach(incoming);
    const written = await answer({
      method: incoming.method ?? "GET",
      target: incoming.url ?? "",
      headers,
      body,
      // Asked for by calls alone; pages are the same wherever they are read.
      get client() {
        return clientAddress(socket.remoteAddress, headers["x-forwarded-for"], trustedHops);
      },
    });
    if (isDraining()) outgoing.setHeader("connection", "close");
    write(outgoing, written, incoming.method === "HEAD");
  } catch (error) {
    // The connection broke while the request was read, or an answer could not be made at all.
    if (!incoming.complete) return void outgoing.destroy();
    log.error(`${incoming.method} ${incoming.url?.split("?", 1)[0]} could not be answered`, error);
    if (!outgoing.headersSent) refuse(500);
  }
}

function write(
  outgoing: ServerResponse,
  {
    status,
    headers,
    body = new Uint8Array(),
  }: { status: number; headers: FrontAnswer["headers"]; body?: Uint8Array },
  isHead = false,
): void {
  outgoing.writeHead(
    status,
    status === 304 ? headers : { ...headers, "content-length": String(body.length) },
  );
  outgoing.end(isHead ? undefined : body);
}

/** HTTP allows one; with two, this server and one in front of it could read different ones. */
function hostsOf({ rawHeaders }: IncomingMessage): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === "host") count += 1;
  return count;
}

function oneValueEach({ headers }: IncomingMessage): Record<string, string | undefined> {
  const values: Record<string, string | undefined> = {};
  for (const name in headers) {
    const value = headers[name];
    values[name] = Array.isArray(value) ? value.join(", ") : value;
  }
  return values;
}

/** All that was sent; undefined where nothing was. One that is too large is not read to its end. */
async function readBody(incoming: IncomingMessage): Promise<Uint8Array | "too large" | undefined> {
  const { "content-length": length, "transfer-encoding": transfer } = incoming.headers;
  if (length === undefined && transfer === undefined) return undefined;
  const most = largestBody(incoming.url ?? "", incoming.headers);
  if (Number(length ?? 0) > most) return "too large";
  const chunks: Buffer[] = [];
  let bytes = 0;
  // The rest of a body that is too large is left unread, and the socket whole, so that the answer can still be told.
  for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length;
    if (bytes > most) return "too large";
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

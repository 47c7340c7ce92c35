import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { readBytes } from "@/lib/http/read-bytes";
import { routeTemplate } from "@/lib/routing/route-template";
import { bareResponse, type HttpRequest, type HttpResponse } from "@/lib/server/http-message";
import type { RequestHead } from "@/lib/server/listener/response-cache";
import { answerUnreadable } from "@/lib/server/listener/unreadable-request";
import { log } from "@/lib/server/log/log";
import { clientAddress, inNetworks, OWN_NETWORKS } from "@/lib/server/request/client-address";
import { maxBodyBytes } from "@/lib/server/request/sender";

export type ListenOptions = {
  /** Returns the known response to a request without a body, else `undefined`; serves nearly every request. */
  readCached: (request: RequestHead) => HttpResponse | undefined;
  answer: (request: HttpRequest) => Promise<HttpResponse>;
  /** How many proxies of ours are in front, and the networks that they are in (`TRUSTED_PROXIES`). */
  trustedHops: number;
  trustedProxies?: readonly string[] | undefined;
  /** The headers of the responses that this server gives by itself; those of `answer` have them already. */
  headers: HttpResponse["headers"];
  /** The response to a request whose cookies, or other headers, are too large. */
  tooLarge: HttpResponse;
  /** Whether the server is draining; every response then closes its connection. */
  isDraining: () => boolean;
  /** Is called for every response and the milliseconds it took; absent where nobody wants the figures. */
  observe?: ((method: string, answer: HttpResponse, ms: number) => void) | undefined;
};

/**
 * Bytes of all headers that are read: as many as balancers pass on, because advertisers fill a domain with cookies and
 * the guest knows nothing of them.
 */
const MAX_HEADER_BYTES = 64 * 1024;
/** Bytes of all headers but the cookies. */
const MAX_OTHER_HEADER_BYTES = 16 * 1024;
const HEADERS_WITHIN_MS = 10_000;
const BODY_WITHIN_MS = 30_000;
/**
 * How much of an oversized body is read and dropped before it is refused, in bytes and milliseconds. A proxy that still
 * sends when its connection closes counts a failure of this instance, and takes it away from other readers.
 */
const DROPPED = { bytes: 16 * 1024 * 1024, ms: 2_000 };
/** Without a byte either way: longer than the slowest response takes (a payment: 38 seconds). */
const STALLED_MS = 60_000;
/**
 * Milliseconds; longer than balancers keep an idle connection (nginx and AWS: a minute), so that the balancer closes
 * it first: if this server closed it, a proxy could be sending a booking on it at that moment.
 */
const IDLE_MS = 75_000;
/** How often Node checks for connections that took too long; its default is every 30 seconds. */
const LOOK_EVERY_MS = 1_000;

/**
 * Creates the socket of the web server: requests are read completely, within limits of size and time, and get
 * complete responses.
 */
export function createHttpServer(listenOptions: ListenOptions): Server {
  const options = { ...listenOptions, isProxy: inNetworks(listenOptions.trustedProxies ?? OWN_NETWORKS) };
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: HEADERS_WITHIN_MS,
      requestTimeout: BODY_WITHIN_MS,
      keepAliveTimeout: IDLE_MS,
      connectionsCheckingInterval: LOOK_EVERY_MS,
      // Checked below, together with the other reasons to refuse a request.
      requireHostHeader: false,
      // An offer may be ignored (RFC 9110, 7.8); Java's clients offer HTTP/2 or TLS with every request.
      shouldUpgradeCallback: ({ headers }) => /websocket/i.test(headers.upgrade ?? ""),
    },
    (incoming, outgoing) => {
      const began = options.observe === undefined ? 0 : performance.now();
      serve({ incoming, outgoing, began, options });
    },
  );
  // A client that does not read its response would otherwise keep the connection forever.
  server.timeout = STALLED_MS;
  // None of our pages opens a WebSocket or a tunnel.
  server.on("upgrade", (_request, socket) => socket.destroy());
  server.on("connect", (_request, socket) => socket.destroy());
  server.on("clientError", (error, socket: Socket) => {
    if (refused.has(socket)) socket.end();
    else answerUnreadable(error, socket, options);
  });
  return server;
}

/** A request, its response, and when it began, in milliseconds of `performance.now()`, where anybody wants to know. */
type Exchange = {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  began: number;
  options: ListenOptions & { isProxy: (peer: string | undefined) => boolean };
};

/** Leaves out the headers that a proxy of ours sets, and anybody else may only claim. */
function withoutClaims(headers: RequestHead["headers"]): RequestHead["headers"] {
  const { "x-forwarded-for": _, "x-request-id": _id, traceparent, tracestate, ...others } = headers;
  return others;
}

/** Connections on which a request was refused: later bytes on them are not trusted. */
const refused = new WeakSet<Socket>();

function serve(exchange: Exchange): void {
  const { incoming, options } = exchange;
  if (refused.has(incoming.socket)) return;
  incoming.url = withoutHost(incoming.url ?? "");
  try {
    if (!namesItsHost(incoming)) {
      void refuseUnread(exchange, bareResponse(400));
      return;
    }
    if (otherHeaderBytes(incoming) > MAX_OTHER_HEADER_BYTES) {
      void refuseUnread(exchange, options.tooLarge);
      return;
    }
    const head = {
      method: incoming.method ?? "GET",
      target: incoming.url ?? "",
      headers: oneValueEach(incoming),
    };
    const known = hasBody(incoming) ? undefined : options.readCached(head);
    if (known === undefined) void serveUncached(exchange, head);
    else writeAnswer(exchange, known);
  } catch (error) {
    fail(exchange, error);
  }
}

async function serveUncached(exchange: Exchange, head: RequestHead): Promise<void> {
  const { incoming, outgoing, options } = exchange;
  try {
    const body = hasBody(incoming) ? await readBody(incoming) : undefined;
    if (body === "too large") {
      refuse(exchange, bareResponse(413));
      return;
    }
    const { remoteAddress: peer } = incoming.socket;
    const forwardedFor = head.headers["x-forwarded-for"];
    const client = clientAddress(peer, forwardedFor, options.trustedHops, options.isProxy);
    const headers = options.isProxy(peer) ? head.headers : withoutClaims(head.headers);
    writeAnswer(exchange, await options.answer({ ...head, headers, body, client }));
  } catch (error) {
    // The connection broke while the request was read.
    if (!incoming.complete) outgoing.destroy();
    else fail(exchange, error);
  }
}

function fail(exchange: Exchange, error: unknown): void {
  const { incoming, outgoing } = exchange;
  log.error(`${incoming.method} ${routeTemplate(incoming.url ?? "")} could not be answered`, error);
  if (!outgoing.headersSent) refuse(exchange, bareResponse(500));
}

/** Refuses a request by its headers, once what is still arriving of it has been dropped. */
async function refuseUnread(exchange: Exchange, answer: HttpResponse): Promise<void> {
  const { incoming } = exchange;
  refused.add(incoming.socket);
  if (hasBody(incoming)) await dropRest(incoming);
  refuse(exchange, answer);
}

function refuse({ incoming, outgoing, options }: Exchange, { status, headers, body }: HttpResponse): void {
  refused.add(incoming.socket);
  write(outgoing, { status, headers: { ...options.headers, ...headers, connection: "close" }, body });
}

function writeAnswer({ incoming, outgoing, began, options }: Exchange, answer: HttpResponse): void {
  const { method = "GET" } = incoming;
  if (options.isDraining()) outgoing.setHeader("connection", "close");
  write(outgoing, answer, method === "HEAD");
  options.observe?.(method, answer, performance.now() - began);
}

function write(outgoing: ServerResponse, { status, headers, body }: HttpResponse, isHead = false): void {
  // A response to HEAD has the length that GET would have, which is unknown where the application gives it no body.
  const hasNoLength = status === 204 || status === 304 || (isHead && body.length === 0);
  const isWhole = hasNoLength || headers["content-length"] !== undefined;
  outgoing.writeHead(status, isWhole ? headers : { ...headers, "content-length": String(body.length) });
  outgoing.end(isHead ? undefined : body);
}

/**
 * Returns whether the request has a valid Host. HTTP/1.1 requires exactly one; with two, this server and a proxy in
 * front could read different ones. HTTP/1.0, which some balancers use for readiness checks, may omit it.
 */
function namesItsHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === "host") count += 1;
  }
  return count === 1 || (count === 0 && httpVersion === "1.0");
}

/**
 * Returns the target without the host that clients of a proxy write in front of it (RFC 9112, 3.2.2): it decides as
 * little as `Host` does.
 */
function withoutHost(target: string): string {
  const [, rest] = /^https?:\/\/[^/?#\\\s]+(?=[/?]|$)(.*)$/i.exec(target) ?? [];
  if (rest === undefined) return target;
  return rest.startsWith("/") ? rest : `/${rest}`;
}

/** Returns the number of characters of all headers but the cookies, each of which is one byte on the wire. */
function otherHeaderBytes({ rawHeaders }: IncomingMessage): number {
  let bytes = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = "", value = ""] = [rawHeaders[at], rawHeaders[at + 1]];
    if (name.length !== 6 || name.toLowerCase() !== "cookie") bytes += name.length + value.length;
  }
  return bytes;
}

function oneValueEach({ headers }: IncomingMessage): Record<string, string | undefined> {
  const values: Record<string, string | undefined> = {};
  for (const name in headers) {
    const value = headers[name];
    values[name] = Array.isArray(value) ? value.join(", ") : value;
  }
  return values;
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
}

/** Reads the complete body; of one that is too large, as much as `DROPPED` says, and keeps nothing. */
async function readBody(incoming: IncomingMessage): Promise<Uint8Array | "too large"> {
  const most = maxBodyBytes(incoming.url ?? "", incoming.headers);
  if (Number(incoming.headers["content-length"] ?? 0) > most) return dropRest(incoming);
  // The socket stays open, so that a refusal can still be sent.
  return (await readBytes(incoming.iterator({ destroyOnReturn: false }), most)) ?? dropRest(incoming);
}

function dropRest(incoming: IncomingMessage): Promise<"too large"> {
  let bytes = 0;
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      incoming.pause();
      resolve("too large");
    };
    const timer = setTimeout(end, DROPPED.ms);
    incoming.once("end", end).once("error", end);
    incoming.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > DROPPED.bytes) end();
    });
  });
}

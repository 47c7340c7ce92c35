import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, RequestListener } from "node:http";
import { internalHeaders } from "@/lib/routing/internal-headers";
import { clientAddress, inNetworks, OWN_NETWORKS } from "@/lib/server/request/client-address";
import type { Env } from "@/lib/server/settings/env-schema";
import { processWide } from "@/lib/server/settings/process-wide";

/** What Node says of every request that a server of this process receives; published before the request is served. */
const CHANNEL = "http.server.request.start";

type Receiver = { emit: (name: "request", ...message: Parameters<RequestListener>) => boolean };
type Started = { request: IncomingMessage; server: Receiver };

const found = () => processWide("framework-server", (): { server?: Receiver } => ({}));

/**
 * Finds the framework's own server by the first request that it receives, where the framework was started alone
 * (`next start`, `next dev`), and lets `prepare` change each request before the framework sees it.
 */
export function watchFrameworkServer(prepare: (request: IncomingMessage) => void): void {
  subscribe(CHANNEL, (message) => {
    const { request, server } = message as Started;
    found().server = server;
    prepare(request);
  });
}

/**
 * Gives a request to the framework as if its own server had received it, in the same process and with the same
 * asynchronous context. Throws an `Error` before that server has received one.
 */
export const serveByFramework: RequestListener = (request, response) => {
  const { server } = found();
  if (server === undefined) throw new Error("The framework's server has not received a request yet.");
  server.emit("request", request, response);
};

/** What a proxy of ours sets, and anybody else may only claim. */
const CLAIMS = ["x-forwarded-for", "x-request-id", "traceparent", "tracestate"];

/**
 * Creates what happens to a request before the framework sees it, which knows nothing of sockets later: its client's
 * address becomes an internal header (a forged one is removed), and what only a proxy of ours may say is removed from
 * anybody else's.
 */
export function prepareRequests({
  TRUSTED_HOPS,
  TRUSTED_PROXIES,
}: Pick<Env, "TRUSTED_HOPS" | "TRUSTED_PROXIES">): (
  request: Pick<IncomingMessage, "headers" | "socket">,
) => void {
  const isProxy = inNetworks(TRUSTED_PROXIES ?? OWN_NETWORKS);
  return ({ headers, socket: { remoteAddress: peer } }) => {
    const forwardedFor = headers["x-forwarded-for"];
    const client = clientAddress(peer, String(forwardedFor ?? ""), TRUSTED_HOPS, isProxy);
    for (const name of [internalHeaders.client, ...(isProxy(peer) ? [] : CLAIMS)]) delete headers[name];
    if (client !== undefined) headers[internalHeaders.client] = client;
  };
}

const mark = () => processWide("web-server", () => ({ isInFront: false }));

/** Notes that the web server is in front of the framework in this process. */
export function markWebServer(): void {
  mark().isInFront = true;
}

/** Returns whether the web server is in front of the framework; it is not where Next serves alone. */
export function hasWebServer(): boolean {
  return mark().isInFront;
}

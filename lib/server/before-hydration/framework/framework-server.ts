import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, RequestListener } from "node:http";
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

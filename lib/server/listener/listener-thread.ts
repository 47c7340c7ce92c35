import type { Server } from "node:http";
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import type { MessagePort } from "node:worker_threads";
import type { HttpRequest, HttpResponse } from "@/lib/server/http-message";
import { createHttpServer, type ListenOptions } from "@/lib/server/listener/http-server";
import { ResponseCache } from "@/lib/server/listener/response-cache";
import { countLostLines } from "@/lib/server/log/log";
import { observeMs, setRecorder } from "@/lib/server/metrics/definitions";
import { createThreadMetrics, type ThreadMetrics, watchEventLoop } from "@/lib/server/metrics/registry";
import { PublicationCount } from "@/lib/server/publication-count";

/** The options that the listener's thread is started with. */
export type ThreadOptions = Pick<ListenOptions, "trustedHops" | "trustedProxies" | "headers" | "tooLarge"> & {
  port: number;
  /** The address to listen at; every one of this machine's where none is given. */
  host?: string | undefined;
  /** Milliseconds for which new requests are still accepted once a drain has begun. */
  pauseMs: number;
  /** Maximum bytes of the remembered responses. */
  maxCachedBytes: number;
  /** The count of publications (`PublicationCount.memory`). */
  publications: SharedArrayBuffer;
  /** Whether the thread records figures (`METRICS_PORT`). */
  hasMetrics: boolean;
};

/** Messages from the listener's thread. */
export type FromThread =
  | { kind: "listening" }
  /** `isTaken`: another process listens at this port. */
  | { kind: "not listening"; isTaken: boolean; error: Error }
  | { kind: "request"; id: number; request: HttpRequest }
  /** An uncaught error; the thread continues until it is drained. */
  | { kind: "fault"; error: unknown }
  | { kind: "measured"; figures: object[] }
  | { kind: "drained" };

/** Messages to the listener's thread. */
export type ToThread =
  | { kind: "response"; id: number; answer: HttpResponse }
  | { kind: "no response"; id: number; error: unknown }
  | { kind: "measure" }
  | { kind: "drain" };

/** Milliseconds after which a draining server gives open requests up. */
const GRACE_MS = 25_000;

/**
 * Stops a server that is no longer ready without failing requests: new ones are still accepted for so many milliseconds,
 * so that balancers notice, and all responses are written. Resolves when the last connection has ended or the grace
 * period is over.
 */
export async function drain(server: Server, pauseMs: number): Promise<void> {
  await wait(pauseMs);
  await Promise.race([hasLetEverybodyIn(server), wait(GRACE_MS, undefined, { ref: false })]);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  await Promise.race([closed, wait(GRACE_MS, undefined, { ref: false })]);
}

/**
 * Resolves in the first turn of the event loop without a new connection. A turn accepts one connection, and the
 * system resets those still waiting when a listener closes.
 */
async function hasLetEverybodyIn(server: Server): Promise<void> {
  let hasCome = false;
  const note = () => {
    hasCome = true;
  };
  server.on("connection", note);
  do {
    hasCome = false;
    await nextTurn();
  } while (hasCome);
  server.off("connection", note);
}

type PendingRequest = { resolve: (answer: HttpResponse) => void; reject: (error: unknown) => void };

/**
 * Runs the listener in a thread of its own: it serves known responses and requests the others from the other end of
 * `port`, so that rendering never delays a finished page.
 */
export function runListener(port: MessagePort, options: ThreadOptions): void {
  const cache = new ResponseCache({
    maxBytes: options.maxCachedBytes,
    publications: new PublicationCount(options.publications),
  });
  const say = (message: FromThread) => port.postMessage(message);
  const pending = new Map<number, PendingRequest>();
  let lastId = 0;
  const ask = (request: HttpRequest) =>
    new Promise<HttpResponse>((resolve, reject) => {
      lastId += 1;
      pending.set(lastId, { resolve, reject });
      say({ kind: "request", id: lastId, request });
    });
  const takePending = (id: number): PendingRequest | undefined => {
    const waiting = pending.get(id);
    pending.delete(id);
    return waiting;
  };
  let isDraining = false;
  const metrics = options.hasMetrics ? createListenerMetrics() : undefined;
  const server = createHttpServer({
    ...options,
    observe: metrics === undefined ? undefined : observeAnswer,
    isDraining: () => isDraining,
    readCached: (request) => cache.read(request),
    answer: async (request) => {
      const answer = await ask(request);
      if (answer.shared !== undefined) cache.store(request, answer.shared);
      return answer;
    },
  });
  port.on("message", (message: ToThread) => {
    switch (message.kind) {
      case "response":
        return takePending(message.id)?.resolve(message.answer);
      case "no response":
        return takePending(message.id)?.reject(message.error);
      case "measure":
        return void metrics?.read().then((figures) => say({ kind: "measured", figures }));
      case "drain":
        isDraining = true;
        return void drain(server, options.pauseMs).then(() => say({ kind: "drained" }));
    }
  });
  server.on("error", (error) => {
    const isTaken = "code" in error && error.code === "EADDRINUSE";
    say({ kind: "not listening", isTaken, error });
  });
  server.listen(options.port, options.host, () => say({ kind: "listening" }));
}

/** Creates the figures of the listener's thread. */
function createListenerMetrics(): ThreadMetrics {
  const lag = watchEventLoop();
  const metrics = createThreadMetrics(
    { yeoul_eventloop_lag_seconds: () => [{ labels: { thread: "listener" }, value: lag() }] },
    countLostLines,
  );
  setRecorder(metrics.recorder);
  return metrics;
}

/** Records one response; what the listener refuses by itself has no route. */
function observeAnswer(method: string, { status, origin }: HttpResponse, ms: number): void {
  const { route, source } = origin ?? { route: "none", source: "own" };
  const labels = { route, method: knownMethod(method), status: String(status), source };
  observeMs("yeoul_http_request_duration_seconds", labels, ms);
}

/** Any other method can only be a scanner's. */
function knownMethod(method: string): string {
  return ["GET", "HEAD", "POST", "PUT", "OPTIONS"].includes(method) ? method : "other";
}

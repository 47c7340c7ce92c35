import type { MessagePort } from "node:worker_threads";
import type { HttpRequest, HttpResponse } from "@/lib/server/http-message";
import { Drain } from "@/lib/server/listener/drain";
import { createHttpServer } from "@/lib/server/listener/http-server";
import { ResponseCache } from "@/lib/server/listener/response-cache";
import type { FromThread, ThreadOptions, ToThread } from "@/lib/server/listener/thread-message";
import { countLostLines } from "@/lib/server/log/log";
import { watchEventLoop } from "@/lib/server/metrics/event-loop-lag";
import { observeMs, setRecorder } from "@/lib/server/metrics/record";
import { createThreadMetrics, type ThreadMetrics } from "@/lib/server/metrics/registry";
import { PublicationCount } from "@/lib/server/publication-count";

type PendingRequest = { resolve: (answer: HttpResponse) => void; reject: (error: unknown) => void };

/**
 * Runs the listener in a thread of its own: it serves known responses and requests the others from the other end of
 * `port`, so that rendering never delays a finished page.
 */
export function runListener(
  port: MessagePort,
  {
    port: listenAt,
    host,
    trustedHops,
    trustedProxies,
    headers,
    tooLarge,
    pauseMs,
    maxCachedBytes,
    publications,
    hasMetrics,
  }: ThreadOptions,
): void {
  const cache = new ResponseCache({
    maxBytes: maxCachedBytes,
    publications: new PublicationCount(publications),
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
  const settle = (id: number): PendingRequest | undefined => {
    const waiting = pending.get(id);
    pending.delete(id);
    return waiting;
  };
  const metrics = hasMetrics ? createListenerMetrics() : undefined;
  const server = createHttpServer({
    observe: metrics === undefined ? undefined : observeAnswer,
    trustedHops,
    trustedProxies,
    headers,
    tooLarge,
    isDraining: () => drain.hasBegun,
    readCached: (request) => cache.read(request),
    answer: async (request) => {
      const answer = await ask(request);
      if (answer.shared !== undefined) cache.store(request, answer.shared);
      return answer;
    },
  });
  const drain = new Drain({ server, pauseMs });
  port.on("message", (message: ToThread) => {
    switch (message.kind) {
      case "response":
        return settle(message.id)?.resolve(message.answer);
      case "no response":
        return settle(message.id)?.reject(message.error);
      case "measure":
        return void metrics?.read().then((figures) => say({ kind: "measured", figures }));
      case "drain":
        return void drain.begin().then(() => say({ kind: "drained" }));
    }
  });
  server.on("error", (error) => {
    const isTaken = "code" in error && error.code === "EADDRINUSE";
    say({ kind: "not listening", isTaken, error });
  });
  server.listen(listenAt, host, () => say({ kind: "listening" }));
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

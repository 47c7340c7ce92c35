import type { HttpResponse } from "@/lib/server/http-message";
import { countLostLines } from "@/lib/server/log/log";
import { watchEventLoop } from "@/lib/server/metrics/event-loop-lag";
import { observeMs, setRecorder } from "@/lib/server/metrics/record";
import { createThreadMetrics, type ThreadMetrics } from "@/lib/server/metrics/registry";

/** Creates the figures of the listener's thread. */
export function createListenerMetrics(): ThreadMetrics {
  const lag = watchEventLoop();
  const metrics = createThreadMetrics(
    { yeoul_eventloop_lag_seconds: () => [{ labels: { thread: "listener" }, value: lag() }] },
    countLostLines,
  );
  setRecorder(metrics.recorder);
  return metrics;
}

/** Records one response; what the listener refuses by itself has no route. */
export function observeAnswer(method: string, { status, origin }: HttpResponse, ms: number): void {
  const { route, source } = origin ?? { route: "none", source: "own" };
  const labels = { route, method: knownMethod(method), status: String(status), source };
  observeMs("yeoul_http_request_duration_seconds", labels, ms);
}

/** Any other method can only be a scanner's. */
function knownMethod(method: string): string {
  return ["GET", "HEAD", "POST", "PUT", "OPTIONS"].includes(method) ? method : "other";
}

import { type PoolState, poolsByGroup } from "@/lib/http/call-pool";
import { readBuildId } from "@/lib/server/built-page-scripts";
import { registeredRedisClient } from "@/lib/server/instances/redis-registry";
import { type Listener, PortInUseError } from "@/lib/server/listener/listener";
import { countLostLines } from "@/lib/server/log/log";
import { watchEventLoop } from "@/lib/server/metrics/event-loop-lag";
import { setRecorder } from "@/lib/server/metrics/record";
import { createThreadMetrics, type ThreadMetrics } from "@/lib/server/metrics/registry";
import { serveMetrics } from "@/lib/server/metrics/serve-metrics";
import type { PageStore } from "@/lib/server/page/page-store";

type Observed = {
  stores: readonly PageStore[];
  listener: () => Listener | undefined;
  /** The last publication known here; absent without Redis. */
  publicationVersion: () => number | undefined;
};

const states: readonly PoolState[] = ["closed", "open", "probing"];

/** Serves the figures of both threads at `/metrics` once the listener runs. Rejects with `PortInUseError` where the port is in use. */
export type Metrics = { open: (listener: Listener) => Promise<void> };

/** Begins to record the figures of the main thread; `undefined` without a port to serve them on. */
export async function recordMetrics(
  { METRICS_PORT: port, HOST }: { METRICS_PORT?: number | undefined; HOST?: string | undefined },
  observed: Observed,
): Promise<Metrics | undefined> {
  if (port === undefined) return undefined;
  const main = await createMainMetrics(observed);
  setRecorder(main.recorder);
  return {
    open: async (listener) => {
      const read = () => Promise.all([main.read(), listener.readMetrics()]);
      await serveMetrics(port, HOST, read).catch((error: NodeJS.ErrnoException) => {
        throw error.code === "EADDRINUSE" ? new PortInUseError("METRICS_PORT", port) : error;
      });
    },
  };
}

async function createMainMetrics({ stores, listener, publicationVersion }: Observed): Promise<ThreadMetrics> {
  const build = await readBuildId();
  const lag = watchEventLoop();
  const one = (value: number) => [{ labels: {}, value }];
  return createThreadMetrics(
    {
      yeoul_page_store_bytes: () => one(stores.reduce((sum, { bytes }) => sum + bytes, 0)),
      yeoul_backend_circuit_state: () =>
        [...poolsByGroup()].flatMap(([group, pool]) =>
          states.map((state) => ({ labels: { group, state }, value: Number(pool.state === state) })),
        ),
      yeoul_backend_calls: () =>
        [...poolsByGroup()].flatMap(([group, { calls }]) => [
          { labels: { group, state: "active" }, value: calls.active },
          { labels: { group, state: "waiting" }, value: calls.waiting },
        ]),
      yeoul_publication_version: () => {
        const version = publicationVersion();
        return version === undefined ? [] : one(version);
      },
      yeoul_redis_up: () => {
        const client = registeredRedisClient();
        return client === undefined ? [] : one(Number(client.isReady));
      },
      yeoul_eventloop_lag_seconds: () => [{ labels: { thread: "main" }, value: lag() }],
      yeoul_draining: () => one(Number(listener()?.isDraining === true)),
      yeoul_memory_bytes: () => one(process.memoryUsage.rss()),
      yeoul_build_info: () => [{ labels: { build, node: process.versions.node }, value: 1 }],
    },
    countLostLines,
  );
}

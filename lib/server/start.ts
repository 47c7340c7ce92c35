import { setTimeout as wait } from "node:timers/promises";
import next from "next";
import { type PoolState, poolsByGroup } from "@/lib/http/call-pool";
import { locales } from "@/lib/i18n/locales";
import { readBuildId } from "@/lib/server/built-page-scripts";
import { markWebServer } from "@/lib/server/in-framework/framework-server";
import { registeredRedisClient } from "@/lib/server/instances/redis-registry";
import { Listener, PortInUseError } from "@/lib/server/listener/listener";
import { tooManyCookiesPage } from "@/lib/server/listener/too-many-cookies-page";
import { countLostLines, log } from "@/lib/server/log/log";
import { limitHeapGrowth, releaseMemoryWhenIdle } from "@/lib/server/memory-use";
import { setRecorder } from "@/lib/server/metrics/definitions";
import {
  createThreadMetrics,
  serveMetrics,
  type ThreadMetrics,
  watchEventLoop,
} from "@/lib/server/metrics/registry";
import type { PageStore } from "@/lib/server/page/page-store";
import { callDirectly, createRender, type FindHandler, type Render } from "@/lib/server/page/render";
import { securityHeaders } from "@/lib/server/policy/security-headers";
import { type ApplicationParts, openServices } from "@/lib/server/services";
import type { Env } from "@/lib/server/settings/env-schema";

/** Milliseconds that a server which stops waits for its last traces. */
const CLOSE_WITHIN_MS = 3_000;

/**
 * Begins to send traces of the main thread to `OTEL_EXPORTER_OTLP_ENDPOINT`; without it nothing of OpenTelemetry's
 * packages for that is loaded. Returns what sends the last ones before the process ends; it never rejects.
 */
export async function recordTraces({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_TRACES_SAMPLER_ARG: share,
}: Pick<Env, "OTEL_EXPORTER_OTLP_ENDPOINT" | "OTEL_TRACES_SAMPLER_ARG">): Promise<() => Promise<void>> {
  if (endpoint === undefined) return async () => {};
  const { sendTraces } = await import("@/lib/server/send-traces");
  const build = await readBuildId();
  const close = sendTraces({ endpoint, share, build });
  return () => Promise.race([close(), wait(CLOSE_WITHIN_MS)]);
}

type Observed = {
  stores: readonly PageStore[];
  listener: () => Listener | undefined;
  /** The last publication known here; absent without Redis. */
  publicationVersion: () => number | undefined;
};

const states: readonly PoolState[] = ["closed", "open", "probing"];

/**
 * Begins to record the figures of the main thread, and returns what serves those of both at `/metrics` once the listener
 * runs, and rejects with `PortInUseError` where the port is in use; `undefined` without a port to serve them on.
 */
async function recordMetrics(
  { METRICS_PORT: port, HOST }: Pick<Env, "METRICS_PORT" | "HOST">,
  observed: Observed,
): Promise<((listener: Listener) => Promise<void>) | undefined> {
  if (port === undefined) return undefined;
  const main = await createMainMetrics(observed);
  setRecorder(main.recorder);
  return async (listener) => {
    const read = () => Promise.all([main.read(), listener.readMetrics()]);
    await serveMetrics(port, HOST, read).catch((error: NodeJS.ErrnoException) => {
      throw error.code === "EADDRINUSE" ? new PortInUseError("METRICS_PORT", port) : error;
    });
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

/** The application's functions that the web server calls without rendering. */
export type ApplicationQueries = Pick<ApplicationParts, "pageExists" | "listPages"> & {
  /** Loads the handlers of calls, whose types exist only once the framework is prepared. */
  loadHandlers: () => Promise<FindHandler>;
};

/** Bytes of each megabyte of the pages' memory that the listener may use for responses the store has already evicted. */
const RESPONSE_CACHE_BYTES = 0.1 * 1024 * 1024;

/** Starts the web server with the application behind it. Ends the process automatically, also on a signal. */
export async function start(
  settings: Env,
  { pageExists, listPages, loadHandlers }: ApplicationQueries,
): Promise<void> {
  limitHeapGrowth();
  const closeTraces = await recordTraces(settings);
  markWebServer();
  const { host, render } = await prepareApplication(settings.PORT);
  let listener: Listener | undefined;
  const { handle, store, commonStore, publications, publicationVersion } = await openServices({
    settings,
    pageExists,
    listPages,
    render,
    call: callDirectly(await loadHandlers(), render, `http://${host}`),
    isReady: () => listener?.isDraining === false,
  });
  const openMetrics = await recordMetrics(settings, {
    stores: [store, commonStore],
    listener: () => listener,
    publicationVersion,
  });
  try {
    listener = await Listener.open({
      ...listenerSettings(settings),
      hasOwnThread: settings.LISTENER_THREAD === "on",
      maxCachedBytes:
        settings.LISTENER_THREAD === "on" ? Math.ceil(settings.PAGE_STORE_MB * RESPONSE_CACHE_BYTES) : 1,
      publications: publications.memory,
      answer: handle,
    });
    await openMetrics?.(listener);
  } catch (error) {
    // A sentence for whoever started it by hand, and no line of the log.
    process.stderr.write(`${error instanceof PortInUseError ? error.message : String(error)}\n`);
    process.exit(1);
  }
  drainOnExit(listener, closeTraces);
  releaseMemoryWhenIdle();
  const { PUBLIC_ORIGIN, BACKEND_ORIGIN } = settings;
  console.log(`web ready ${PUBLIC_ORIGIN} (Node ${process.versions.node}, back end ${BACKEND_ORIGIN})`);
  preparePages(store);
}

/** Prepares the framework, which is asked under a host name of its own. */
async function prepareApplication(port: number): Promise<{ host: string; render: Render }> {
  // Next treats another host name as another server and would call itself endlessly.
  const hostname = "localhost";
  const app = next({ dev: false, hostname, port });
  await app.prepare();
  const host = `${hostname}:${port}`;
  return { host, render: createRender(app.getRequestHandler(), host) };
}

/** What the listener needs to know of the settings. */
function listenerSettings(settings: Env) {
  const { PORT, HOST, TRUSTED_HOPS, TRUSTED_PROXIES, DRAIN_SECONDS, METRICS_PORT } = settings;
  return {
    port: PORT,
    host: HOST,
    trustedHops: TRUSTED_HOPS,
    trustedProxies: TRUSTED_PROXIES,
    headers: securityHeaders(settings),
    tooLarge: tooManyCookiesPage(),
    pauseMs: DRAIN_SECONDS * 1_000,
    hasMetrics: METRICS_PORT !== undefined,
  };
}

/** Renders the pages shown for missing and failing ones before they are needed. */
function preparePages(store: PageStore): void {
  for (const locale of locales) {
    for (const name of ["error-404", "unavailable"]) {
      void store.read({ path: `/${locale}/${name}`, audience: "anonymous" });
    }
  }
}

/** A signal drains and exits with 0; an uncaught error drains as well, and exits with 1. */
function drainOnExit(listener: Listener, closeTraces: () => Promise<void>): void {
  const drain = () => listener.drain().then(closeTraces);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      log.info(`draining after ${signal}`);
      void drain().then(() => {
        log.info("drained");
        process.exit(0);
      });
    });
  }
  for (const event of ["uncaughtException", "unhandledRejection"] as const) {
    process.on(event, (error) => {
      log.error(event, error);
      void drain().then(() => process.exit(1));
    });
  }
}

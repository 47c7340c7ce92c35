import next from "next";
import type { ListedPage } from "@/lib/discovery/sitemap";
import type { Env } from "@/lib/env-schema";
import { callDirectly, type FindHandler } from "@/lib/front/direct-call";
import { createFront } from "@/lib/front/front";
import type { FrontResponse } from "@/lib/front/front-message";
import { createIndexNowNotifier } from "@/lib/front/index-now";
import { Listener, PortInUseError } from "@/lib/front/listener/listener";
import { tooManyCookiesPage } from "@/lib/front/listener/too-many-cookies-page";
import { limitHeapGrowth, releaseMemoryWhenIdle } from "@/lib/front/memory-use";
import { Assets } from "@/lib/front/page/assets";
import { type PageName, PageStore, type RenderedPage } from "@/lib/front/page/page-store";
import { PublicationCount } from "@/lib/front/page/publication-count";
import {
  createRender,
  createTurns,
  RENDER_TIMEOUT_MS,
  type Render,
  renderInTurn,
  UNANSWERED,
} from "@/lib/front/page/render";
import { shareRendering } from "@/lib/front/page/shared-rendering";
import { addPageScript, putToSleep } from "@/lib/front/page/sleeping-page";
import { StylesheetBundles } from "@/lib/front/page/stylesheet-bundles";
import { wakingAddress } from "@/lib/front/page/waking-answer";
import { readPageScripts } from "@/lib/front/page-scripts";
import { createPolicy } from "@/lib/front/policy/content-policy";
import { securityHeaders } from "@/lib/front/policy/security-headers";
import { readBuildId } from "@/lib/front/read-build-id";
import { createPublication } from "@/lib/front/receive-publication";
import { audienceOf } from "@/lib/front/request/audience-of";
import { recordMetrics } from "@/lib/front/start-metrics";
import { recordTraces } from "@/lib/front/start-traces";
import { compareServedVersions } from "@/lib/front/workbench/served-answer";
import { collectSources, INCOMPLETE_TAG } from "@/lib/http/cache/sources";
import { forgetAllPublic, forgetPublic } from "@/lib/http/call-backend";
import { runWithDeadline } from "@/lib/http/request-deadline";
import { locales } from "@/lib/i18n/locales";
import { InstanceQueries } from "@/lib/instances/instance-queries";
import type { Publication } from "@/lib/instances/publication";
import { openRedis, type RedisConnections } from "@/lib/instances/redis-connections";
import { registerRedis } from "@/lib/instances/redis-registry";
import { SharedPages } from "@/lib/instances/shared-pages";
import { SharedPublications } from "@/lib/instances/shared-publications";
import { SharedWaking } from "@/lib/instances/shared-waking";
import { log } from "@/lib/log/log";
import { noteReason } from "@/lib/log/request-trace";
import { internalHeaders } from "@/lib/routing/internal-headers";
import { DraftThread } from "@/lib/workbench/thread/draft-thread";
import { registerDraftThreads } from "@/lib/workbench/thread/draft-threads";

/** Returns whether a page exists at an internal path; called first, because that costs less than rendering. */
export type PageExists = (path: string) => Promise<boolean>;

/** The application's functions that the front server calls without rendering. */
export type ApplicationQueries = {
  pageExists: PageExists;
  listPages: () => Promise<readonly ListedPage[]>;
  /** Loads the handlers of calls, whose types exist only once the framework is prepared. */
  loadHandlers: () => Promise<FindHandler>;
};

/** The share of the pages' memory that the listener may use for responses the store has already evicted. */
const RESPONSE_CACHE_SHARE = 0.1;

/** The share of the pages' memory for pages of signed-in guests; made-up ids there push out no public page. */
const GUEST_PAGES_SHARE = 0.1;

const GONE: FrontResponse = { status: 404, headers: {}, body: new Uint8Array() };

/** Starts the web server: the application behind the front server. Ends the process automatically, also on a signal. */
export async function start(
  settings: Env,
  { pageExists, listPages, loadHandlers }: ApplicationQueries,
): Promise<void> {
  limitHeapGrowth();
  const closeTraces = await recordTraces(settings);
  const { host, render } = await prepareApplication(settings.PORT);
  const inTurn = createTurns();
  const renderPage = renderInTurn(render, inTurn);
  const pageScripts = await readPageScripts(process.cwd());
  const assets = await Assets.list(process.cwd());
  const sheets = new StylesheetBundles(assets);
  const policyOf = createPolicy(settings, pageScripts);
  const withPageScript = (html: string) => addPageScript(html, { script: pageScripts.awake, sheets });
  const renderStoredPage = async ({ path, audience }: PageName): Promise<RenderedPage> => {
    const renderIfExists = async () =>
      (await pageExists(path))
        ? render({ method: "GET", path, headers: { [internalHeaders.audience]: audience } })
        : GONE;
    const rendered = await inTurn(() =>
      collectSources(() => runWithDeadline(RENDER_TIMEOUT_MS, renderIfExists)),
    );
    if (rendered === undefined) {
      noteReason("overload");
      return { answer: UNANSWERED, tags: new Set() };
    }
    const { result, tags, isUnchanged } = rendered;
    return { answer: result, tags, isUnchanged: () => runWithDeadline(RENDER_TIMEOUT_MS, isUnchanged) };
  };
  const forget = (publication: Publication) => {
    if (publication.kind === "all") forgetAllPublic();
    else forgetPublic([...publication.tags]);
    store.supersede(publication);
    guestStore.supersede(publication);
  };
  const instances = await connectInstances(settings.REDIS_URL, forget);
  const publications = new PublicationCount();
  const maxBytes = settings.PAGE_STORE_MB * 1024 * 1024;
  const store = new PageStore({
    publications,
    putToSleep: (name, html) =>
      putToSleep(html, { script: pageScripts.asleep, sheets }, (hash) => wakingAddress(name, hash)),
    policyOf: (html) => policyOf("public", html),
    maxBytes,
    sharedWaking: instances?.waking,
    render: instances?.share(renderStoredPage) ?? renderStoredPage,
  });
  const guestStore = new PageStore({
    putToSleep: (_, html) => ({ html: withPageScript(html), waking: undefined }),
    policyOf: (html) => policyOf("private", html),
    maxBytes: Math.ceil(maxBytes * GUEST_PAGES_SHARE),
    render: async (name) => {
      const rendered = await renderStoredPage(name);
      // A page without its frame serves those who wait, and nobody who could get a whole one.
      return { ...rendered, isLastGood: rendered.tags.has(INCOMPLETE_TAG) };
    },
  });
  if (settings.WORKBENCH_SECRET !== undefined)
    registerDraftThreads({ previews: new DraftThread(), findings: new DraftThread() });
  let listener: Listener | undefined;
  const metrics = await recordMetrics(settings.METRICS_PORT, {
    stores: [store, guestStore],
    listener: () => listener,
    publicationVersion: () => instances?.publications.version,
  });
  const notifySearchEngines = createIndexNowNotifier(settings, listPages);
  const publish = createPublication({
    secrets: settings.PUBLISH_SECRET,
    forget: async (publication) => {
      // Sent once, by the instance that received the publication.
      void notifySearchEngines?.(publication);
      if (instances !== undefined) return instances.publications.announce(publication);
      forget(publication);
      return true;
    },
  });
  const front = createFront({
    publish,
    assets,
    sheets,
    store,
    guestStore,
    render,
    renderPage,
    call: callDirectly(await loadHandlers(), render, `http://${host}`),
    settings,
    policyOf,
    withPageScript,
    audienceOf,
    isIndexable: settings.SEARCH_ENGINES === "on",
    instances: new InstanceQueries({
      connections: instances?.connections,
      answer: (question) => compareServedVersions(question, store),
    }),
    hasWorkbench: settings.WORKBENCH_SECRET !== undefined,
    indexNowKey: settings.INDEXNOW_KEY,
    isReady: () => listener?.isDraining === false,
    trustsProxy: settings.TRUSTED_HOPS > 0,
  });
  try {
    listener = await Listener.open({
      ...listenerSettings(settings),
      maxCachedBytes: Math.ceil(maxBytes * RESPONSE_CACHE_SHARE),
      publications: publications.memory,
      answer: front,
    });
    await metrics?.open(listener);
  } catch (error) {
    endWithSentence(error, settings.PORT);
  }
  drainOnExit(listener, closeTraces);
  releaseMemoryWhenIdle();
  sayReady(settings);
  prepareScreens(store);
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

function sayReady({ PUBLIC_ORIGIN, BACKEND_ORIGIN }: Env): void {
  console.log(`web ready ${PUBLIC_ORIGIN} (Node ${process.versions.node}, back end ${BACKEND_ORIGIN})`);
}

/** What the listener needs to know of the settings. */
function listenerSettings(settings: Env) {
  const { PORT, TRUSTED_HOPS, DRAIN_SECONDS, METRICS_PORT } = settings;
  return {
    port: PORT,
    trustedHops: TRUSTED_HOPS,
    headers: securityHeaders(settings),
    tooLarge: tooManyCookiesPage(),
    pauseMs: DRAIN_SECONDS * 1_000,
    hasMetrics: METRICS_PORT !== undefined,
  };
}

/** Ends the process with a sentence for whoever started it by hand, and no line of the log. */
function endWithSentence(error: unknown, port: number): never {
  const sentence =
    error instanceof PortInUseError ? `Port ${port} is in use. Set PORT to a free one.` : String(error);
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** Renders the screens for missing and failing pages before they are needed. */
function prepareScreens(store: PageStore): void {
  for (const locale of locales) {
    for (const screen of ["error-404", "unavailable"]) {
      void store.read({ path: `/${locale}/${screen}`, audience: "anonymous" });
    }
  }
}

type InstanceConnections = {
  connections: RedisConnections;
  publications: SharedPublications;
  waking: SharedWaking;
  share: (render: (name: PageName) => Promise<RenderedPage>) => (name: PageName) => Promise<RenderedPage>;
};

/** Connects this instance of the server with the others; returns `undefined` where it is the only one. */
async function connectInstances(
  url: string | undefined,
  forget: (publication: Publication) => void,
): Promise<InstanceConnections | undefined> {
  if (url === undefined) return undefined;
  const connections = openRedis(url);
  registerRedis(connections);
  const publications = new SharedPublications({ connections, forget });
  const pages = new SharedPages(connections, await readBuildId());
  return {
    connections,
    publications,
    waking: new SharedWaking(connections),
    share: (render) => shareRendering(render, { pages, version: () => publications.version }),
  };
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

import type { ListedPage } from "@/lib/cms/discovery/sitemap";
import { forgetAllPublic, forgetPublic } from "@/lib/http/call-backend";
import { runWithDeadline } from "@/lib/http/request-deadline";
import { collectSources, INCOMPLETE_TAG } from "@/lib/http/sources";
import { internalHeaders } from "@/lib/routing/internal-headers";
import { brand } from "@/lib/server/brand/brand";
import { type PageScripts, readBuildId } from "@/lib/server/built-page-scripts";
import type { HttpRequest, HttpResponse } from "@/lib/server/http-message";
import { createIndexNowNotifier } from "@/lib/server/index-now";
import { onOutdated } from "@/lib/server/instances/outdated-channel";
import { openRedis, type RedisConnections } from "@/lib/server/instances/redis-connections";
import { registerRedis } from "@/lib/server/instances/redis-registry";
import { SharedPages, SharedPayloads } from "@/lib/server/instances/shared-pages";
import { type Publication, SharedPublications } from "@/lib/server/instances/shared-publications";
import { noteReason } from "@/lib/server/log/request-trace";
import type { Assets } from "@/lib/server/page/assets";
import {
  type PageName,
  PageStore,
  type PageStoreOptions,
  type RenderedPage,
} from "@/lib/server/page/page-store";
import {
  createTurns,
  RENDER_TIMEOUT_MS,
  type Render,
  renderInTurn,
  UNANSWERED,
} from "@/lib/server/page/render";
import { shareRendering } from "@/lib/server/page/shared-rendering";
import type { StylesheetBundles } from "@/lib/server/page/stylesheet-bundles";
import { addPageScript } from "@/lib/server/page/unhydrated-page";
import type { createPolicy } from "@/lib/server/policy/content-policy";
import { PublicationCount } from "@/lib/server/publication-count";
import { createPublication } from "@/lib/server/receive-publication";
import { audienceOf } from "@/lib/server/request/sender";
import { createRequestHandler } from "@/lib/server/request-handler";
import type { Env } from "@/lib/server/settings/env-schema";
import { registerWorkThreads, WorkThread } from "@/lib/workbench/work-thread";

/** Returns whether a page exists at an internal path; called first, because that costs less than rendering. */
export type PageExists = (path: string) => Promise<boolean>;

/** The share of the pages' memory for pages of signed-in guests; made-up ids there push out no public page. */
const GUEST_PAGES_SHARE = 0.1;

const GONE: HttpResponse = { status: 404, headers: {}, body: new Uint8Array() };

/** What the web server is made of, which differs between a build and sources under development. */
export type ServiceParts = {
  settings: Env;
  pageExists: PageExists;
  listPages: () => Promise<readonly ListedPage[]>;
  /** Renders by the framework. */
  render: Render;
  /** Answers calls and logins. */
  call: Render;
  pageScripts: PageScripts;
  assets: Assets;
  sheets: StylesheetBundles;
  policyOf: ReturnType<typeof createPolicy>;
  /** Removes from a public page what it needs only once the visitor interacts with it. */
  deferHydration: PageStoreOptions["deferHydration"];
  /** Bytes that finished pages may take. */
  maxBytes: number;
  isReady: () => boolean;
};

/** The web server without its socket, and what is observed of it. */
export type Services = {
  handle: (request: HttpRequest) => Promise<HttpResponse>;
  store: PageStore;
  commonStore: PageStore;
  publications: PublicationCount;
  /** The number of publications that all instances know; `undefined` where this is the only one. */
  publicationVersion: () => number | undefined;
};

/**
 * Creates the web server: the stores of finished pages, what publications and other instances do to them, and the
 * answers.
 */
export async function createServices(parts: ServiceParts): Promise<Services> {
  const { settings, pageExists, listPages, render, pageScripts, assets, sheets, policyOf, maxBytes } = parts;
  const turns = createTurns();
  const withPageScript = (html: string) => addPageScript(html, { script: pageScripts.hydrated, sheets });
  const renderStoredPage = async ({ path, audience }: PageName): Promise<RenderedPage> => {
    const renderIfExists = async () =>
      (await pageExists(path))
        ? render({ method: "GET", path, headers: { [internalHeaders.audience]: audience } })
        : GONE;
    const rendered = await turns.stored(() =>
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
    commonStore.supersede(publication);
  };
  const instances = await connectInstances(settings.REDIS_URL, forget);
  const publications = new PublicationCount();
  const store = new PageStore({
    publications,
    deferHydration: parts.deferHydration,
    policyOf: (html) => policyOf("public", html),
    maxBytes,
    sharedPayloads: instances?.payloads,
    render: instances?.share(renderStoredPage) ?? renderStoredPage,
  });
  const commonStore = new PageStore({
    deferHydration: (_, html) => ({ html: withPageScript(html), payload: undefined }),
    policyOf: (html) => policyOf("private", html),
    maxBytes: Math.ceil(maxBytes * GUEST_PAGES_SHARE),
    render: async (name) => {
      const rendered = await renderStoredPage(name);
      // A page without its frame serves those who wait, and nobody who could get a whole one.
      return { ...rendered, isLastGood: rendered.tags.has(INCOMPLETE_TAG) };
    },
  });
  registerWorkThreads({
    pages: new WorkThread({ yields: false }),
    previews: new WorkThread(),
    findings: new WorkThread(),
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
  const handle = createRequestHandler({
    publish,
    assets,
    sheets,
    store,
    commonStore,
    render,
    renderPage: renderInTurn(render, turns.onRequest),
    call: parts.call,
    settings,
    policyOf,
    withPageScript,
    audienceOf,
    isIndexable: settings.SEARCH_ENGINES === "on",
    hasWorkbench: settings.WORKBENCH_SECRET !== undefined,
    indexNowKey: settings.INDEXNOW_KEY,
    isReady: parts.isReady,
    trustsProxy: settings.TRUSTED_HOPS > 0,
  });
  return {
    handle,
    store,
    commonStore,
    publications,
    publicationVersion: () => instances?.publications.version,
  };
}

type InstanceConnections = {
  connections: RedisConnections;
  publications: SharedPublications;
  payloads: SharedPayloads;
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
  onOutdated(connections, forgetPublic);
  const publications = new SharedPublications({ connections, forget });
  const pages = new SharedPages(connections, [await readBuildId(), brand().version ?? []].flat().join("-"));
  return {
    connections,
    publications,
    payloads: new SharedPayloads(connections),
    share: (render) => shareRendering(render, { pages, version: () => publications.version }),
  };
}

import type { ListedPage } from "@/lib/cms/discovery/sitemap";
import { forgetAllPublic, forgetPublic } from "@/lib/http/call-backend";
import { onOutdated } from "@/lib/http/forget-outdated";
import { runWithDeadline } from "@/lib/http/request-deadline";
import { collectSources, INCOMPLETE_TAG } from "@/lib/http/sources";
import { internalHeaders } from "@/lib/routing/internal-headers";
import { brand } from "@/lib/server/brand/brand";
import { buildFolder, type PageScripts, readBuildId, readPageScripts } from "@/lib/server/built-page-scripts";
import { bareResponse, type HttpRequest, type HttpResponse } from "@/lib/server/http-message";
import { createIndexNow } from "@/lib/server/index-now";
import { openRedis } from "@/lib/server/instances/redis-connections";
import { registerRedis } from "@/lib/server/instances/redis-registry";
import { SharedPages, SharedPayloads } from "@/lib/server/instances/shared-pages";
import { type Publication, SharedPublications } from "@/lib/server/instances/shared-publications";
import { Assets } from "@/lib/server/page/assets";
import {
  type PageName,
  PageStore,
  type PageStoreOptions,
  type RenderedPage,
} from "@/lib/server/page/page-store";
import { payloadAddress } from "@/lib/server/page/payload-answer";
import {
  createTurns,
  RENDER_TIMEOUT_MS,
  type Render,
  renderInTurn,
  UNANSWERED,
} from "@/lib/server/page/render";
import { shareRendering } from "@/lib/server/page/shared-rendering";
import { StylesheetBundles } from "@/lib/server/page/stylesheet-bundles";
import { addPageScript, deferHydration } from "@/lib/server/page/unhydrated-page";
import { createPolicy } from "@/lib/server/policy/content-policy";
import { PublicationCount } from "@/lib/server/publication-count";
import { createPublication } from "@/lib/server/receive-publication";
import { audienceOf } from "@/lib/server/request/sender";
import { createRequestHandler } from "@/lib/server/request-handler";
import type { Env } from "@/lib/server/settings/env-schema";
import { registerWorkThreads, WorkThread } from "@/lib/workbench/work-thread";

/** The share of the pages' memory for pages of signed-in guests; made-up ids there push out no public page. */
const GUEST_PAGES_SHARE = 0.1;

/** What the web server needs of the application and of its surroundings. */
export type ApplicationParts = {
  settings: Env;
  /** Returns whether a page exists at an internal path; called first, because that costs less than rendering. */
  pageExists: (path: string) => Promise<boolean>;
  listPages: () => Promise<readonly ListedPage[]>;
  /** Renders by the framework. */
  render: Render;
  /** Answers calls and logins. */
  call: Render;
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

/** Fewer bytes than any page has: in development every page is rendered anew. */
const NO_PAGE_BYTES = 20;

/**
 * Opens the web server without its socket, around a build or, where `NODE_ENV` says so, around the framework's
 * development mode: routes, publications, drafts, the workbench and the policy are those of production then, and saved
 * changes show at once, as no page is stored or waits unhydrated, and there are no other instances. Rejects where the
 * page scripts or the files of the application cannot be read.
 */
export async function openServices(parts: ApplicationParts): Promise<Services> {
  const pageScripts = await readPageScripts();
  const policyOf = createPolicy(parts.settings, pageScripts);
  const builtFolder = `${buildFolder()}/static`;
  const assets = await Assets.list(process.cwd(), { builtFolder, ofBrand: brand().files });
  if (process.env.NODE_ENV !== "development") {
    const sheets = new StylesheetBundles(assets, brand());
    return createServices(parts, {
      pageScripts,
      assets,
      sheets,
      policyOf,
      deferHydration: (name, html) =>
        deferHydration(html, { script: pageScripts.unhydrated, sheets }, (hash) =>
          payloadAddress(name, hash),
        ),
      maxBytes: parts.settings.PAGE_STORE_MB * 1024 * 1024,
    });
  }
  const sheets = new StylesheetBundles(assets);
  const services = await createServices(
    { ...parts, settings: { ...parts.settings, REDIS_URL: undefined } },
    {
      pageScripts,
      assets,
      sheets,
      policyOf: (kind, html) => allowDevelopment(policyOf(kind, html)),
      deferHydration: (_, html) => ({
        html: addPageScript(html, { script: pageScripts.hydrated, sheets }),
        payload: undefined,
      }),
      maxBytes: NO_PAGE_BYTES,
    },
  );
  return {
    ...services,
    handle: async (request) => {
      const answer = await services.handle(request);
      // The policy that only reports would fill the console with reports of the framework's own tools.
      const { "content-security-policy-report-only": _, ...headers } = answer.headers;
      return { ...answer, headers };
    },
  };
}

/** Adds to a policy what the framework needs while it develops: scripts and styles that it writes, and its socket. */
function allowDevelopment(policy: string): string {
  const withoutHashes = policy.replace(/ '(?:strict-dynamic|sha256-[^']+)'/g, "");
  return withoutHashes
    .replace("script-src ", "script-src 'unsafe-inline' 'unsafe-eval' ")
    .replace("style-src-elem ", "style-src-elem 'unsafe-inline' ")
    .replace("connect-src ", "connect-src ws: ");
}

/** What differs between a build and sources under development. */
type BuiltParts = {
  pageScripts: PageScripts;
  assets: Assets;
  sheets: StylesheetBundles;
  policyOf: ReturnType<typeof createPolicy>;
  /** Removes from a public page what it needs only once the visitor interacts with it. */
  deferHydration: PageStoreOptions["deferHydration"];
  /** Bytes that finished pages may take. */
  maxBytes: number;
};

/** Creates the stores of finished pages, what publications and other instances do to them, and the answers. */
async function createServices(
  { settings, pageExists, listPages, render, call, isReady }: ApplicationParts,
  { pageScripts, assets, sheets, policyOf, deferHydration, maxBytes }: BuiltParts,
): Promise<Services> {
  const turns = createTurns();
  const withPageScript = (html: string) => addPageScript(html, { script: pageScripts.hydrated, sheets });
  const renderStoredPage = async ({ path, audience }: PageName): Promise<RenderedPage> => {
    const renderIfExists = async () =>
      (await pageExists(path))
        ? render({ method: "GET", path, headers: { [internalHeaders.audience]: audience } })
        : bareResponse(404);
    const rendered = await turns.stored(() =>
      collectSources(() => runWithDeadline(RENDER_TIMEOUT_MS, renderIfExists)),
    );
    if (rendered === undefined) return { answer: UNANSWERED, tags: new Set() };
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
    deferHydration,
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
  const notifySearchEngines = createIndexNow(settings, listPages);
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
    call,
    settings,
    policyOf,
    withPageScript,
    audienceOf,
    isReady,
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
    publications,
    payloads: new SharedPayloads(connections),
    share: (render) => shareRendering(render, { pages, version: () => publications.version }),
  };
}

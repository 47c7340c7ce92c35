import { readFile } from "node:fs/promises";
import { join } from "node:path";
import next from "next";
import { AskedCopies } from "@/lib/copies/asked-copies";
import { lendLink } from "@/lib/copies/process-link";
import type { Publication } from "@/lib/copies/publication";
import { openRedis, type RedisLink } from "@/lib/copies/redis-link";
import { SharedPages } from "@/lib/copies/shared-pages";
import { SharedPublications } from "@/lib/copies/shared-publications";
import type { ListedPage } from "@/lib/discovery/sitemap";
import type { Env } from "@/lib/env-schema";
import { createFront } from "@/lib/front/front";
import type { FrontAnswer } from "@/lib/front/front-message";
import { newsForEngines } from "@/lib/front/index-now";
import { Listener, PortTaken } from "@/lib/front/listener/listener";
import { limitHeapGrowth, releaseMemoryWhenIdle } from "@/lib/front/memory-use";
import { Assets } from "@/lib/front/page/assets";
import { JoinedSheets } from "@/lib/front/page/joined-sheets";
import { readPageScripts } from "@/lib/front/page/page-scripts";
import { type Drawn, type PageName, PageStore } from "@/lib/front/page/page-store";
import { PublicationCount } from "@/lib/front/page/publication-count";
import { createRender, takingTurns, WITHIN_MS } from "@/lib/front/page/render";
import { sharedDrawing } from "@/lib/front/page/shared-drawing";
import { addPageScript, putToSleep } from "@/lib/front/page/sleeping-page";
import { wakingAddress } from "@/lib/front/page/waking-answer";
import { createPolicy } from "@/lib/front/policy/content-policy";
import { createPublication } from "@/lib/front/receive-publication";
import { audienceOf } from "@/lib/front/request/audience-of";
import { answerWhatIsShown } from "@/lib/front/workbench/live-answer";
import { forgetAllPublic, forgetPublic } from "@/lib/http/call-backend";
import { collectTags } from "@/lib/http/call-tags";
import { runWithDeadline } from "@/lib/http/request-deadline";
import { locales } from "@/lib/i18n/locales";
import { log } from "@/lib/log/log";
import { internalHeaders } from "@/lib/routing/internal-headers";

/** Returns whether a page exists at an internal path; called first, because that costs less than rendering. */
export type IsThere = (path: string) => Promise<boolean>;

/** The application's functions that the front server calls without rendering. */
export type Asked = { isThere: IsThere; listPages: () => Promise<readonly ListedPage[]> };

/** The share of the pages' memory that the listener may use for responses the store has already evicted. */
const SHARE_OF_KNOWN = 0.1;

const GONE: FrontAnswer = { status: 404, headers: {}, body: new Uint8Array() };

/** Starts the web server: the application behind the front server. Ends the process automatically, also on a signal. */
export async function start(settings: Env, { isThere, listPages }: Asked): Promise<void> {
  limitHeapGrowth();
  // Next treats another host name as another server and would call itself endlessly.
  const hostname = "localhost";
  const app = next({ dev: false, hostname, port: settings.PORT });
  await app.prepare();
  const render = createRender(app.getRequestHandler(), `${hostname}:${settings.PORT}`);
  const renderPage = takingTurns(render);
  const pageScripts = await readPageScripts(process.cwd());
  const assets = await Assets.list(process.cwd());
  const sheets = new JoinedSheets(assets);
  const policyOf = createPolicy(settings, pageScripts);
  const drawPage = async ({ path, audience }: PageName): Promise<Drawn> => {
    const draw = async () =>
      (await isThere(path))
        ? renderPage({ method: "GET", path, headers: { [internalHeaders.audience]: audience } })
        : GONE;
    const { result, tags } = await collectTags(() => runWithDeadline(WITHIN_MS, draw));
    return { answer: result, tags };
  };
  const forget = (publication: Publication) => {
    if (publication.kind === "all") forgetAllPublic();
    else forgetPublic([...publication.tags]);
    store.supersede(publication);
  };
  const copies = await joinCopies(settings.REDIS_URL, forget);
  const publications = new PublicationCount();
  const maxBytes = settings.PAGE_STORE_MB * 1024 * 1024;
  const store = new PageStore({
    publications,
    putToSleep: (name, html) =>
      putToSleep(html, { script: pageScripts.asleep, sheets }, (hash) => wakingAddress(name, hash)),
    policyOf: (html) => policyOf("public", html),
    maxBytes,
    draw: copies?.share(drawPage) ?? drawPage,
  });
  let listener: Listener | undefined;
  const tellEngines = newsForEngines(settings, listPages);
  const publish = createPublication({
    secrets: settings.PUBLISH_SECRET,
    forget: async (publication) => {
      // Sent once, by the instance that received the publication.
      void tellEngines?.(publication);
      if (copies !== undefined) return copies.publications.announce(publication);
      forget(publication);
      return true;
    },
  });
  const front = createFront({
    publish,
    assets,
    sheets,
    store,
    render,
    renderPage,
    settings,
    policyOf,
    withPageScript: (html) => addPageScript(html, { script: pageScripts.awake, sheets }),
    audienceOf,
    mayBeFound: settings.SEARCH_ENGINES === "on",
    copies: new AskedCopies({
      link: copies?.link,
      answer: (question) => answerWhatIsShown(question, store),
    }),
    hasWorkbench: settings.WORKBENCH_SECRET !== undefined,
    indexNowKey: settings.INDEXNOW_KEY,
    isReady: () => listener?.isDraining === false,
  });
  try {
    listener = await Listener.open({
      port: settings.PORT,
      trustedHops: settings.TRUSTED_HOPS,
      pauseMs: settings.DRAIN_SECONDS * 1_000,
      maxKnownBytes: Math.ceil(maxBytes * SHARE_OF_KNOWN),
      publications: publications.memory,
      answer: front,
    });
  } catch (error) {
    console.error(
      error instanceof PortTaken ? `Port ${settings.PORT} is in use. Set PORT to a free one.` : String(error),
    );
    process.exit(1);
  }
  endWell(listener);
  releaseMemoryWhenIdle();
  const { PUBLIC_ORIGIN, BACKEND_ORIGIN } = settings;
  console.log(`web ready ${PUBLIC_ORIGIN} (Node ${process.versions.node}, back end ${BACKEND_ORIGIN})`);
  // Render the screens for missing and failing pages before they are needed.
  for (const locale of locales) {
    for (const screen of ["error-404", "unavailable"]) {
      void store.read({ path: `/${locale}/${screen}`, audience: "stranger" });
    }
  }
}

type Copies = {
  link: RedisLink;
  publications: SharedPublications;
  share: (draw: (name: PageName) => Promise<Drawn>) => (name: PageName) => Promise<Drawn>;
};

/** Connects this instance of the server with the others; returns `undefined` where it is the only one. */
async function joinCopies(
  url: string | undefined,
  forget: (publication: Publication) => void,
): Promise<Copies | undefined> {
  if (url === undefined) return undefined;
  const link = openRedis(url);
  lendLink(link);
  const publications = new SharedPublications({ link, forget });
  const build = await readFile(join(process.cwd(), ".next/BUILD_ID"), "utf8");
  const pages = new SharedPages(link, build.trim());
  return {
    link,
    publications,
    share: (draw) => sharedDrawing(draw, { pages, version: () => publications.version }),
  };
}

/** A signal drains and exits with 0; an uncaught error drains as well, and exits with 1 (security D12). */
function endWell(listener: Listener): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void listener.drain().then(() => process.exit(0)));
  }
  for (const event of ["uncaughtException", "unhandledRejection"] as const) {
    process.on(event, (error) => {
      log.error(event, error);
      void listener.drain().then(() => process.exit(1));
    });
  }
}

import { locales } from "@/lib/i18n/locales";
import { type CacheLifetime, documentLifetime, SAVED_TABLES_WORKER } from "@/lib/routing/document-paths";
import { internalHeaders } from "@/lib/routing/internal-headers";
import { routeTemplate } from "@/lib/routing/route-template";
import {
  BUILT_PATH,
  isFrameworkPath,
  SHEETS_PATH,
} from "@/lib/server/before-hydration/framework/framework-requests";
import {
  emptyResponse,
  type HttpRequest,
  type HttpResponse,
  refuseUnlessReading,
  textResponse,
} from "@/lib/server/http-message";
import { indexNowKeyPath } from "@/lib/server/index-now";
import { log } from "@/lib/server/log/log";
import {
  closeTrace,
  currentTrace,
  failureReason,
  noteSource,
  openTrace,
  runInTrace,
  writeServerTiming,
} from "@/lib/server/log/request-trace";
import type { Assets } from "@/lib/server/page/assets";
import { answerEncoded, compressResponse } from "@/lib/server/page/encoded-document";
import { answerPage, answerRefused, type PageServices } from "@/lib/server/page/page-answer";
import type { PageStore } from "@/lib/server/page/page-store";
import { answerPayload, PAYLOAD_PATH } from "@/lib/server/page/payload-answer";
import type { Render } from "@/lib/server/page/render";
import { answerSpeculation, SPECULATION_PATH } from "@/lib/server/page/speculation-rules";
import type { StylesheetBundles } from "@/lib/server/page/stylesheet-bundles";
import { DATA_POLICY, POLICY, REPORT_PATH, WORKER_POLICY } from "@/lib/server/policy/content-policy";
import { createPolicyReport } from "@/lib/server/policy/policy-report";
import {
  OWN_ORIGIN_ONLY,
  type SecuritySettings,
  securityHeaders,
} from "@/lib/server/policy/security-headers";
import { forwardedHeaders } from "@/lib/server/request/forwarded-headers";
import { readTarget, type Target } from "@/lib/server/request/read-target";
import { isStaffRequest, PUBLISH_PATH } from "@/lib/server/request/sender";
import type { Env } from "@/lib/server/settings/env-schema";
import {
  answerDraft,
  answerServed,
  answerWorkbench,
  SERVED_PATH,
  WORKBENCH_CALL,
} from "@/lib/server/workbench-answer";

/** In seconds; the Retry-After of a document that could not be made. */
const RETRY_AFTER = "120";
/** Crawlers revalidate on their own; the short lifetime lets a proxy absorb bursts. */
const CACHE_CONTROL = { short: "public, max-age=300", immutable: "public, max-age=31536000, immutable" };

/**
 * Serves a document other than a page (R11.2) from the store: cached, renewed and superseded like pages, complete or
 * 503. The query is ignored.
 */
async function answerDocument(
  request: HttpRequest,
  { pathname, lifetime }: { pathname: string; lifetime: CacheLifetime },
  store: PageStore,
): Promise<HttpResponse> {
  const stored = await store.read({ path: pathname, audience: "anonymous" });
  if (stored.kind === "gone") return textResponse(404, "not found\n");
  if (stored.kind === "failed") return emptyResponse(503, { "retry-after": RETRY_AFTER });
  return answerEncoded(stored.page, request, 200, {
    "cache-control": CACHE_CONTROL[lifetime],
  });
}

/** Where those who find a weakness look for whom to tell (RFC 9116). */
const SECURITY_TEXT_PATH = "/.well-known/security.txt";

/** The text is made anew for every request; whoever keeps it longer than that should ask again. */
const VALID_MS = 180 * 24 * 60 * 60 * 1_000;

/** Returns the text; `now` in milliseconds since 1970. */
function writeSecurityText(contact: string, origin: string, now: number): string {
  return [
    `Contact: ${contact}`,
    `Expires: ${new Date(now + VALID_MS).toISOString()}`,
    `Preferred-Languages: ${locales.join(", ")}`,
    `Canonical: ${origin}${SECURITY_TEXT_PATH}`,
    "",
  ].join("\n");
}

export type RequestHandlerOptions = PageServices & {
  settings: SecuritySettings &
    Pick<Env, "SEARCH_ENGINES" | "WORKBENCH_SECRET" | "INDEXNOW_KEY" | "TRUSTED_HOPS">;
  assets: Pick<Assets, "read">;
  sheets: Pick<StylesheetBundles, "answer">;
  publish: (request: HttpRequest) => Promise<HttpResponse>;
  /** Calls the handlers of calls and logins. */
  call: Render;
  /** Whether new guests may still be routed to this instance. */
  isReady: () => boolean;
};

/** Whether the staff's workbench is enabled; without it its addresses are unknown. */
const hasWorkbench = ({ settings }: RequestHandlerOptions) => settings.WORKBENCH_SECRET !== undefined;

/** Addresses other than pages: calls, logins, and the empty page in which ad scripts run. */
const CALL_PATH = /^\/api\/|^\/auth\/[^/]+\/(?:login|callback|bind|logout)$|^\/visit$/;
const AD_FRAME = "/visit";

/** Asked for every second or two, and of interest to nobody who looks at traces. */
const HEALTH_PATHS = new Set(["/healthz", "/readyz"]);

/** Set on every response of a trial site, because a search engine may already have found a link to it. */
const NOINDEX_HEADERS = { "x-robots-tag": "noindex, nofollow" };

/**
 * Creates the web server without its socket: it turns every request into one complete response. Client input is
 * parsed once and either refused or rebuilt in canonical form before it reaches the application.
 */
export function createRequestHandler(
  options: RequestHandlerOptions,
): (request: HttpRequest) => Promise<HttpResponse> {
  const report = createPolicyReport();
  const { settings } = options;
  const isIndexable = settings.SEARCH_ENGINES === "on";
  const always = { ...securityHeaders(settings), ...(isIndexable ? {} : NOINDEX_HEADERS) };
  return async (request) => {
    // The ids of requests and traces that a proxy of ours in front has given them.
    const given = settings.TRUSTED_HOPS > 0 ? request.headers : {};
    const trace = openTrace(routeTemplate(request.target), given);
    const began = performance.now();
    const response = await runInTrace(trace, () =>
      reportFailure(request, () => answerTo(request, options, report)),
    );
    if (!HEALTH_PATHS.has(request.target)) closeTrace(trace, request.method, response.status);
    const { shared, ...answer } = response;
    return {
      ...answer,
      // Not part of what is shared: it names this request.
      headers: {
        ...always,
        ...answer.headers,
        "x-request-id": trace.id,
        ...(hasWorkbench(options) && isStaffRequest(request.headers)
          ? { "server-timing": writeServerTiming(trace, performance.now() - began) }
          : {}),
      },
      origin: { route: trace.route, source: trace.source },
      ...(shared && {
        shared: { ...shared, route: trace.route, headers: { ...always, ...shared.headers } },
      }),
    };
  };
}

async function answerTo(
  request: HttpRequest,
  options: RequestHandlerOptions,
  report: (request: HttpRequest) => HttpResponse,
): Promise<HttpResponse> {
  const target = readTarget(request.target);
  if ("refused" in target) return answerRefused(request, target.refused, options);
  // Only pages are sent by people who write addresses by hand; no call has two addresses.
  const isPage = target.isRepaired === true;
  const called = isPage ? undefined : answerCalled(request, target, options, report);
  if (called !== undefined) return called;
  return refuseUnlessReading(request) ?? (isPage ? answerPage : answerRead)(request, target, options);
}

/** Answers at the addresses that are not only read; `undefined` for any other. */
function answerCalled(
  request: HttpRequest,
  target: Target,
  options: RequestHandlerOptions,
  report: (request: HttpRequest) => HttpResponse,
): HttpResponse | Promise<HttpResponse> | undefined {
  const { pathname } = target;
  // Liveness does not depend on the back end: a back-end failure must not restart us.
  if (pathname === "/healthz") return textResponse(200, "ok\n");
  if (pathname === "/readyz") {
    return options.isReady() ? textResponse(200, "ready\n") : textResponse(503, "draining\n");
  }
  if (pathname === PUBLISH_PATH) return options.publish(request);
  if (pathname === REPORT_PATH) return report(request);
  if (hasWorkbench(options) && pathname === SERVED_PATH) return answerServed(request, options.store);
  const isCall = CALL_PATH.test(pathname) || (hasWorkbench(options) && WORKBENCH_CALL.test(pathname));
  return isCall ? answerCall(request, target, options) : undefined;
}

/** Answers a request that reads: a file, a document, a page. */
async function answerRead(
  request: HttpRequest,
  target: Target,
  options: RequestHandlerOptions,
): Promise<HttpResponse> {
  const { pathname } = target;
  if (pathname === SPECULATION_PATH) return answerSpeculation(request);
  if (pathname.startsWith(PAYLOAD_PATH)) return answerPayload(request, pathname, options);
  if (hasWorkbench(options)) {
    const bench =
      (await answerWorkbench(request, target, options)) ?? (await answerDraft(request, target, options));
    if (bench !== undefined) return bench;
  }
  if (pathname.startsWith(SHEETS_PATH)) return options.sheets.answer(request, pathname);
  const asset = await options.assets.read(pathname);
  if (asset !== undefined) {
    noteSource("asset");
    return answerEncoded(asset.file, request, 200, {
      "cache-control": asset.cacheControl,
      ...(pathname === SAVED_TABLES_WORKER ? { [POLICY]: WORKER_POLICY } : {}),
    });
  }
  const lifetime = documentLifetime(pathname);
  if (lifetime !== undefined) return answerDocument(request, { pathname, lifetime }, options.store);
  const { INDEXNOW_KEY, SECURITY_CONTACT, PUBLIC_ORIGIN } = options.settings;
  if (INDEXNOW_KEY !== undefined && pathname === indexNowKeyPath(INDEXNOW_KEY))
    return textResponse(200, INDEXNOW_KEY);
  if (pathname === SECURITY_TEXT_PATH && SECURITY_CONTACT !== undefined)
    return textResponse(200, writeSecurityText(SECURITY_CONTACT, PUBLIC_ORIGIN, Date.now()));
  if (isFrameworkPath(pathname) || pathname.startsWith(BUILT_PATH)) return textResponse(404, "not found\n");
  return answerPage(request, target, options);
}

/** Passes a call to its handler: the canonical address, the headers meant for it, and the complete body. */
async function answerCall(
  request: HttpRequest,
  { pathname, query }: Target,
  { call, policyOf }: RequestHandlerOptions,
): Promise<HttpResponse> {
  noteSource("call");
  const question = {
    path: query === "" ? pathname : `${pathname}?${query}`,
    headers: {
      ...forwardedHeaders(request),
      ...(request.client === undefined ? {} : { [internalHeaders.client]: request.client }),
    },
  };
  const answer = await call({ ...question, method: request.method, body: request.body });
  const policy = pathname === AD_FRAME ? policyOf("adFrame", "") : DATA_POLICY;
  // The card gateway may call from a page of its own; other sites' pages may not.
  const isGateway = pathname.endsWith("/payment/preApproval");
  const headers = {
    ...answer.headers,
    ...(answer.status === 405
      ? await allowedMethods(answer, () => call({ ...question, method: "OPTIONS" }))
      : {}),
    [POLICY]: policy,
    ...(isGateway ? {} : OWN_ORIGIN_ONLY),
  };
  return compressResponse({ ...answer, headers }, request);
}

/**
 * Returns the header that a refused method requires (RFC 9110, 15.5.6). The framework sends it only in response to
 * OPTIONS.
 */
async function allowedMethods(
  { headers }: HttpResponse,
  askOptions: () => Promise<HttpResponse>,
): Promise<HttpResponse["headers"]> {
  const allow = headers.allow ?? (await askOptions()).headers.allow;
  return allow === undefined ? {} : { allow };
}

/** Answers a request, and writes one line that explains the response if its status is 500 or above. */
async function reportFailure(
  { method }: Pick<HttpRequest, "method">,
  answer: () => Promise<HttpResponse>,
): Promise<HttpResponse> {
  const began = performance.now();
  const response = await answer();
  const trace = currentTrace();
  if (response.status < 500 || trace === undefined || trace.route === "/readyz") return response;
  log.report("a request failed", {
    method,
    route: trace.route,
    status: response.status,
    reason: failureReason(trace),
    ms: Math.round(performance.now() - began),
    calls: trace.failedCalls,
  });
  return response;
}

import { parseCookie, stringifySetCookie } from "cookie";
import type { Locale } from "@/lib/i18n/locales";
import { resolveLocale } from "@/lib/i18n/resolve-locale";
import { type CommonPage, GUESTS_PART } from "@/lib/routing/decide-route";
import { type Audience, internalHeaders, REQUEST_ID_PLACEHOLDER } from "@/lib/routing/internal-headers";
import { decodePath, encodePath, repairPath } from "@/lib/routing/route-template";
import {
  answerRoute,
  type RouteAnswer,
  type RouteCookie,
  type RouteSettings,
  UNLISTED,
} from "@/lib/server/answer-route";
import {
  type EncodedDocument,
  emptyResponse,
  type HttpRequest,
  type HttpResponse,
  refuseUnlessReading,
} from "@/lib/server/http-message";
import { currentTrace, noteReason, noteSource } from "@/lib/server/log/request-trace";
import { answerEncoded, compressResponse, identityOf } from "@/lib/server/page/encoded-document";
import type { PageStore, StoredPage } from "@/lib/server/page/page-store";
import type { Render } from "@/lib/server/page/render";
import { SPECULATION } from "@/lib/server/page/speculation-rules";
import { POLICY, type PolicyKind, REPORT_ONLY_POLICY } from "@/lib/server/policy/content-policy";
import { embeddingHeaders, OWN_ORIGIN_ONLY } from "@/lib/server/policy/security-headers";
import { forwardedHeaders, isFrameworkRequest } from "@/lib/server/request/forwarded-headers";
import type { Target } from "@/lib/server/request/read-target";

/** The services needed to serve a page. */
export type PageServices = {
  store: PageStore;
  /** The private pages that hold nothing of their guest. */
  commonStore: PageStore;
  /** Calls the application; `renderPage` does so with limited concurrency. */
  render: Render;
  renderPage: Render;
  settings: RouteSettings;
  policyOf: (kind: PolicyKind, html: string) => string;
  /** Adds the page script to a page that is not cached. */
  withPageScript: (html: string) => string;
  /** Returns "member" where the cookies hold a valid session; members get their own version of a page. */
  audienceOf: (cookies: Readonly<Record<string, string | undefined>>) => Promise<Audience>;
};

const NOT_FOUND = "error-404";
const UNAVAILABLE = "unavailable";
/** In seconds; the Retry-After of a page that could not be rendered. */
const RETRY_AFTER = "30";
const SHARED = "private, no-cache";
/** What the choice between the pages of an address depends on. */
const VARY = { vary: "Accept-Encoding, Accept-Language, Cookie" };
const PRIVATE = "private, no-store";

/** Serves a page: from the store where the bytes are the same for every visitor, from the application otherwise. */
export async function answerPage(
  request: HttpRequest,
  target: Target,
  services: PageServices,
): Promise<HttpResponse> {
  if (isFrameworkRequest(request)) return emptyResponse(400);
  const cookies = parseCookie(request.headers.cookie ?? "");
  const { method, headers } = request;
  const answer = answerRoute({ ...target, method, headers, cookies }, services.settings);
  switch (answer.kind) {
    case "redirect":
      return emptyResponse(answer.status, { location: answer.location, ...settingCookies(answer.cookies) });
    case "missing":
      return answerErrorPage(NOT_FOUND, answer, request, services);
    case "legacy": {
      const resolved = await services.render({
        method: "GET",
        path: "/legacy",
        headers: { ...forwardedHeaders(request), [internalHeaders.legacy]: answer.decision },
      });
      return resolved.status < 500 ? resolved : answerErrorPage(UNAVAILABLE, answer, request, services);
    }
    case "page": {
      const audience = await services.audienceOf(cookies);
      const asked = { page: answer, audience, request, services };
      if (answer.isShared) return answerShared(asked);
      const { commonPage } = answer;
      return commonPage !== undefined && (audience === "member" || !commonPage.needsSession)
        ? answerCommon(asked, commonPage)
        : answerPrivate(asked);
    }
  }
}

/** A page, and who asks for it. */
type Asked = {
  page: Extract<RouteAnswer, { kind: "page" }>;
  audience: Audience;
  request: HttpRequest;
  services: PageServices;
};

async function answerShared(asked: Asked): Promise<HttpResponse> {
  const { page, audience, request, services } = asked;
  noteSource("store");
  const stored = await services.store.read({ path: page.path, audience });
  if (stored.kind !== "page") return answerAbsent(stored, asked);
  const { path, status, cookies, isUnlisted } = page;
  const { page: file, policy, freshUntil, publications } = stored;
  const headers = {
    "cache-control": status < 500 ? SHARED : PRIVATE,
    [POLICY]: policy,
    ...REPORT_ONLY_POLICY,
    ...OWN_ORIGIN_ONLY,
    ...SPECULATION,
    ...VARY,
    ...(isUnlisted ? UNLISTED : {}),
    ...settingCookies(cookies),
  };
  const answer = answerEncoded(file, request, status, headers);
  if (audience !== "anonymous" || cookies.length > 0) return answer;
  const name = `${status} ${isUnlisted ? "unlisted " : ""}${path}`;
  return { ...answer, shared: { name, status, headers, file, freshUntil, publications } };
}

/**
 * Serves a private page that holds nothing of the guest but what the address names: kept by this server for all guests,
 * and by nobody on the way.
 */
async function answerCommon(asked: Asked, { path, guestsPart }: CommonPage): Promise<HttpResponse> {
  const { page, audience, request, services } = asked;
  const { status, cookies } = page;
  noteSource("store");
  const stored = await services.commonStore.read({ path, audience });
  if (stored.kind !== "page") return answerAbsent(stored, asked);
  const shared = {
    "cache-control": PRIVATE,
    ...REPORT_ONLY_POLICY,
    ...embeddingHeaders(page.path),
    ...settingCookies(cookies),
  };
  if (guestsPart !== undefined) {
    const html = Buffer.from(identityOf(stored.page)).toString("utf8").replaceAll(GUESTS_PART, guestsPart);
    const headers = {
      ...shared,
      "content-type": stored.page.contentType,
      // The framework's data names the part, too, so that its hash is another.
      [POLICY]: services.policyOf("private", html),
    };
    const whole = { status, headers, body: Buffer.from(html) };
    return compressResponse(whole, request);
  }
  const unconditional = { headers: { ...request.headers, "if-none-match": undefined } };
  const answer = answerEncoded(stored.page, unconditional, status, { ...shared, [POLICY]: stored.policy });
  // Nobody keeps a copy that a tag could name.
  const { etag: _, ...headers } = answer.headers;
  return { ...answer, headers };
}

/** Serves a page that depends on a session or on its query: for this visitor only, never cached. */
async function answerPrivate(asked: Asked): Promise<HttpResponse> {
  const { page, audience, request, services } = asked;
  const { path, status, cookies } = page;
  noteSource("render");
  const rendered = await services.renderPage({
    method: "GET",
    path,
    headers: { ...forwardedHeaders(request), [internalHeaders.audience]: audience },
  });
  if (rendered.status === 404) return answerGone(asked);
  if (rendered.status >= 500) return answerErrorPage(UNAVAILABLE, page, request, services);
  const html = services.withPageScript(Buffer.from(rendered.body).toString("utf8"));
  const headers = {
    ...rendered.headers,
    "cache-control": PRIVATE,
    [POLICY]: services.policyOf(page.isPrivate ? "private" : "onRequest", html),
    ...REPORT_ONLY_POLICY,
    ...embeddingHeaders(path),
    ...(page.isUnlisted ? UNLISTED : {}),
    ...settingCookies(cookies, rendered),
  };
  const whole = {
    headers,
    body: Buffer.from(html),
    status: rendered.status === 200 ? status : rendered.status,
  };
  return compressResponse(whole, request);
}

/** Serves the error page for a page that is gone or could not be rendered. */
function answerAbsent(stored: Exclude<StoredPage, { kind: "page" }>, asked: Asked): Promise<HttpResponse> {
  if (stored.kind === "gone") return answerGone(asked);
  noteReason(stored.reason);
  return answerErrorPage(UNAVAILABLE, asked.page, asked.request, asked.services);
}

/**
 * Serves the error page, or leads on where only a particle behind the address kept the page from being found: a key may
 * have letters of any script, so that nothing but the missing page tells them apart.
 */
async function answerGone({ page, request, services }: Asked): Promise<HttpResponse> {
  const [path = ""] = page.path.slice(`/${page.locale}`.length).split("?", 1);
  const repaired = page.isPrivate ? undefined : repairPath(decodePath(path) ?? "");
  if (repaired === undefined) return answerErrorPage(NOT_FOUND, page, request, services);
  const location = new URL(encodePath(repaired), services.settings.PUBLIC_ORIGIN);
  location.search = request.target.slice(request.target.indexOf("?") + 1 || request.target.length);
  return emptyResponse(307, { location: location.href });
}

/**
 * Serves the cached error page for missing pages: it costs as much as any cached page, whatever the requested address.
 */
export function answerMissing(
  locale: Locale,
  request: HttpRequest,
  services: Pick<PageServices, "store">,
): Promise<HttpResponse> {
  return answerErrorPage(NOT_FOUND, { locale }, request, services);
}

/** Serves the page for missing pages with the status of a refusal: the address is none that a page could have. */
export async function answerRefused(
  request: HttpRequest,
  status: 400 | 414,
  services: Pick<PageServices, "store">,
): Promise<HttpResponse> {
  const closing = { connection: "close" };
  if (refuseUnlessReading(request) !== undefined) return emptyResponse(status, closing);
  const { "if-none-match": _, ...headers } = request.headers;
  const locale = resolveLocale({
    requestedLanguage: null,
    stored: parseCookie(headers.cookie ?? "").language,
    accepted: headers["accept-language"] ?? null,
  });
  const answer = await answerMissing(locale, { ...request, headers }, services);
  return { ...answer, status, headers: { ...answer.headers, ...closing } };
}

const ERROR_PAGE_STATUS = { [NOT_FOUND]: 404, [UNAVAILABLE]: 503 };

/** Serves a cached error page at the requested address: the same bytes for every address. */
async function answerErrorPage(
  name: keyof typeof ERROR_PAGE_STATUS,
  { locale, cookies = [] }: { locale: Locale; cookies?: readonly RouteCookie[] },
  request: HttpRequest,
  { store }: Pick<PageServices, "store">,
): Promise<HttpResponse> {
  const status = ERROR_PAGE_STATUS[name];
  const stored = await store.read({ path: `/${locale}/${name}`, audience: "anonymous" });
  const headers = {
    "cache-control": PRIVATE,
    ...(status === 503 ? { "retry-after": RETRY_AFTER } : {}),
    ...settingCookies(cookies),
  };
  if (stored.kind !== "page") return emptyResponse(status, headers);
  const allHeaders = {
    ...headers,
    ...REPORT_ONLY_POLICY,
    ...OWN_ORIGIN_ONLY,
    ...VARY,
    [POLICY]: stored.policy,
  };
  return name === UNAVAILABLE
    ? quoteRequest(stored.page, allHeaders, request)
    : answerEncoded(stored.page, request, status, allHeaders);
}

/** Serves the error page for a page that could not be rendered, with the number under which the log has the request. */
function quoteRequest(
  file: EncodedDocument,
  headers: HttpResponse["headers"],
  request: HttpRequest,
): Promise<HttpResponse> {
  const html = Buffer.from(identityOf(file)).toString("utf8");
  const body = Buffer.from(
    html.replace(REQUEST_ID_PLACEHOLDER, currentTrace()?.id ?? REQUEST_ID_PLACEHOLDER),
  );
  const whole = { status: 503, headers: { ...headers, "content-type": file.contentType }, body };
  return compressResponse(whole, request);
}

function settingCookies(
  cookies: readonly RouteCookie[],
  rendered?: HttpResponse,
): { "set-cookie"?: string | string[] } {
  const own = rendered?.headers["set-cookie"] ?? [];
  const all = [...(Array.isArray(own) ? own : [own]), ...cookies.map((cookie) => stringifySetCookie(cookie))];
  return all.length === 0 ? {} : { "set-cookie": all };
}

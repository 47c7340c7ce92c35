import { parseCookie } from "cookie";
import * as z from "zod/mini";
import { parseJson } from "@/lib/base/text";
import { isCrawler } from "@/lib/browser/user-agent";
import { contentVersion, versionTag } from "@/lib/cms/parse/part-contents";
import { locales } from "@/lib/i18n/locales";
import { resolveLocale } from "@/lib/i18n/resolve-locale";
import { internalHeaders } from "@/lib/routing/internal-headers";
import { decodePath, encodePath, isAuthoredRoute } from "@/lib/routing/route-template";
import {
  emptyResponse,
  type HttpRequest,
  type HttpResponse,
  refuseOtherMethods,
} from "@/lib/server/http-message";
import { compressResponse } from "@/lib/server/page/encoded-document";
import { answerMissing, type PageServices } from "@/lib/server/page/page-answer";
import type { PageStore } from "@/lib/server/page/page-store";
import { POLICY, REPORT_ONLY_POLICY } from "@/lib/server/policy/content-policy";
import { OWN_ORIGIN_ONLY } from "@/lib/server/policy/security-headers";
import { forwardedHeaders } from "@/lib/server/request/forwarded-headers";
import type { Target } from "@/lib/server/request/read-target";
import { isStaffRequest } from "@/lib/server/request/sender";
import { DRAFT_KEY, readDraftLink } from "@/lib/workbench/drafts";
import { toExampleState, toPreviewGuest } from "@/lib/workbench/preview-states";

/** The services needed to serve a staff page. */
type StaffPageServices = Pick<PageServices, "renderPage" | "policyOf" | "withPageScript">;

/**
 * Serves a staff page as the application rendered it: not cached, not indexed, and its address not sent as a
 * referrer.
 */
function answerStaffPage(
  request: HttpRequest,
  rendered: HttpResponse,
  { policyOf, withPageScript }: StaffPageServices,
): Promise<HttpResponse> {
  const html = withPageScript(Buffer.from(rendered.body).toString("utf8"));
  const headers = {
    ...rendered.headers,
    "cache-control": "private, no-store",
    "x-robots-tag": "noindex, nofollow",
    "referrer-policy": "no-referrer",
    [POLICY]: policyOf("staff", html),
    ...REPORT_ONLY_POLICY,
    ...OWN_ORIGIN_ONLY,
  };
  return compressResponse({ ...rendered, headers, body: Buffer.from(html) }, request);
}

const PREVIEW = /^\/workbench\/preview\/([0-9a-f]{24})$/;
const EXAMPLE = /^\/workbench\/example\/([a-z-]{1,40})$/;

/** Workbench addresses that are calls rather than pages. */
export const WORKBENCH_CALL = /^\/workbench\/(?:sign-in|lint|load|draft|share|pages|places|pairs|versions)$/;

/**
 * Serves a page of the staff's workbench (R11.4): rendered for each request, never cached or indexed. `undefined` for
 * an address that the workbench does not have. Anonymous visitors get 404 for everything but the sign-in page,
 * without rendering.
 */
export async function answerWorkbench(
  request: HttpRequest,
  { pathname, query }: Target,
  services: StaffPageServices & Pick<PageServices, "store">,
): Promise<HttpResponse | undefined> {
  const search = new URLSearchParams(query);
  const page = pageOf(pathname, search);
  if (page === undefined) return undefined;
  const locale = resolveLocale({
    requestedLanguage: search.get("language"),
    stored: parseCookie(request.headers.cookie ?? "").language,
    accepted: request.headers["accept-language"] ?? null,
  });
  if (page.name !== "workbench" && !isStaffRequest(request.headers))
    return answerMissing(locale, request, services);
  const guest = toPreviewGuest(search.get("guest"));
  const rendered = await services.renderPage({
    method: "GET",
    path: `/${locale}/${page.name}?${new URLSearchParams({ ...page.query, guest })}`,
    headers: {
      ...forwardedHeaders(request),
      [internalHeaders.audience]: page.name === "workbench" || guest === "out" ? "anonymous" : "member",
    },
  });
  return answerStaffPage(request, rendered, services);
}

type BenchPage = { name: string; query: Record<string, string> };

/** Returns which page of the application a workbench address stands for, and the query it gets. */
function pageOf(pathname: string, search: URLSearchParams): BenchPage | undefined {
  if (pathname === "/workbench")
    return { name: "workbench", query: { problem: search.get("problem") ?? "" } };
  if (pathname === "/workbench/backend")
    return { name: "workbench-backend", query: { call: search.get("call") ?? "" } };
  if (pathname === "/workbench/guide") return { name: "workbench-guide", query: {} };
  const [, draft] = PREVIEW.exec(pathname) ?? [];
  if (draft !== undefined) {
    const day = search.get("day");
    return { name: "workbench-preview", query: { draft, ...(day === null ? {} : { day }) } };
  }
  const [, widget] = EXAMPLE.exec(pathname) ?? [];
  if (widget === undefined) return undefined;
  return { name: "workbench-example", query: { widget, state: toExampleState(search.get("state")) } };
}

/** The path at which staff check whether their content is live. */
export const SERVED_PATH = "/workbench/live";

const writtenSchema = z.object({ locale: z.enum(locales), html: z.string(), style: z.string() });
const bodySchema = z.object({
  path: z.string().check(z.maxLength(1_000), z.refine(isAuthoredRoute)),
  written: z.array(writtenSchema).check(z.minLength(1), z.maxLength(locales.length)),
});

/**
 * Returns what the next reader at a path gets, compared with written content, in each of its languages (R11.4): `same`,
 * `other`, or `none` where there is no page. For staff only. This instance of the server answers for itself; the others
 * have dropped what was announced to them, and follow within half a minute where nothing was.
 */
export async function answerServed(
  { method, headers, body = new Uint8Array() }: HttpRequest,
  store: Pick<PageStore, "readTags">,
): Promise<HttpResponse> {
  const refused = refuseOtherMethods({ method }, "POST");
  if (refused !== undefined) return refused;
  if (!isStaffRequest(headers)) return emptyResponse(401);
  const requested = bodySchema.safeParse(parseJson(Buffer.from(body).toString("utf8"))).data;
  if (requested === undefined) return emptyResponse(422);
  const path = requested.path === "/" ? "" : encodePath(requested.path);
  const served = requested.written.map(async ({ locale, ...text }) => {
    const tags = await store.readTags({ path: `/${locale}${path}`, audience: "anonymous" });
    if (tags === undefined) return { locale, content: "none" };
    return { locale, content: tags.has(versionTag(contentVersion(text))) ? "same" : "other" };
  });
  return {
    status: 200,
    headers: { "content-type": "application/json", "cache-control": "no-store" },
    body: Buffer.from(JSON.stringify({ served: await Promise.all(served) })),
  };
}

const GONE = 410;

/**
 * Serves a draft at the address of its future page (R11.4) to anyone with its link: rendered for each request,
 * without the reader's cookies, and never cached. 410 after it has expired. Serves the cached 404 page for an
 * invalid link, so that invented links render nothing, and to crawlers, which store what they read. `undefined` for
 * an address without a draft key; only those are served from the cache.
 */
export async function answerDraft(
  request: HttpRequest,
  { pathname, query }: Target,
  services: StaffPageServices & Pick<PageServices, "store">,
): Promise<HttpResponse | undefined> {
  const search = new URLSearchParams(query);
  const token = search.get(DRAFT_KEY);
  const path = decodePath(pathname);
  if (token === null || path === undefined || !isAuthoredRoute(path)) return undefined;
  const locale = resolveLocale({
    requestedLanguage: search.get("language"),
    stored: undefined,
    accepted: request.headers["accept-language"] ?? null,
  });
  const read = readDraftLink(token, path, Date.now());
  if (read.kind === "forged" || isCrawler(request.headers["user-agent"] ?? null))
    return answerMissing(locale, request, services);
  const render = async (locale: string, draftQuery: Record<string, string>, audience = "anonymous") => {
    const { cookie: _, ...headers } = forwardedHeaders(request);
    return services.renderPage({
      method: "GET",
      path: `/${locale}/workbench-draft?${new URLSearchParams(draftQuery)}`,
      headers: { ...headers, [internalHeaders.audience]: audience },
    });
  };
  if (read.kind === "open") {
    const { link } = read;
    // The link opens in its own language; the reader may ask for another.
    const shown = search.has("language") ? locale : link.locale;
    const audience = link.guest === "out" ? "anonymous" : "member";
    const rendered = await render(shown, { token, path }, audience);
    // A draft is stored as long as its link is valid, so it is missing only where the store lost it.
    if (rendered.status !== 404) return answerStaffPage(request, rendered, services);
  }
  const rendered = await render(locale, { path });
  return answerStaffPage(
    request,
    rendered.status === 200 ? { ...rendered, status: GONE } : rendered,
    services,
  );
}

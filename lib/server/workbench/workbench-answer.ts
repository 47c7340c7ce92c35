import { parseCookie } from "cookie";
import { resolveLocale } from "@/lib/i18n/resolve-locale";
import { internalHeaders } from "@/lib/routing/internal-headers";
import { type HttpRequest, type HttpResponse, refuseUnlessReading } from "@/lib/server/http-message";
import { answerMissing, type PageServices } from "@/lib/server/page/page-answer";
import { forwardedHeaders } from "@/lib/server/request/forwarded-headers";
import type { Target } from "@/lib/server/request/read-target";
import { isStaffRequest } from "@/lib/server/request/sender";
import { answerStaffPage, type StaffPageServices } from "@/lib/server/workbench/staff-page-answer";
import { toExampleState, toPreviewGuest } from "@/lib/workbench/preview-states";

const PREVIEW = /^\/workbench\/preview\/([0-9a-f]{24})$/;
const EXAMPLE = /^\/workbench\/example\/([a-z-]{1,40})$/;

/** Workbench addresses that are calls rather than pages. */
export const WORKBENCH_CALL = /^\/workbench\/(?:sign-in|lint|load|draft|share|pages|places)$/;

/**
 * Serves a page of the staff's workbench (R11.4): rendered for each request, never cached or indexed. `undefined` for
 * an address that the workbench does not have. Anonymous visitors get 404 for everything but the sign-in page,
 * without rendering.
 */
export async function answerWorkbench(
  request: HttpRequest,
  { pathname, query }: Target,
  services: StaffPageServices & Pick<PageServices, "store">,
  now: () => number = Date.now,
): Promise<HttpResponse | undefined> {
  const search = new URLSearchParams(query);
  const page = pageOf(pathname, search);
  if (page === undefined) return undefined;
  const refused = refuseUnlessReading(request);
  if (refused !== undefined) return refused;
  const locale = resolveLocale({
    requestedLanguage: search.get("language"),
    stored: parseCookie(request.headers.cookie ?? "").language,
    accepted: request.headers["accept-language"] ?? null,
  });
  if (page.name !== "workbench" && !isStaffRequest(request.headers, now()))
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

import { resolveLocale } from "@/lib/i18n/resolve-locale";
import { isCrawler } from "@/lib/routing/crawlers";
import { decodePath } from "@/lib/routing/decode-path";
import { internalHeaders } from "@/lib/routing/internal-headers";
import { isAuthoredRoute } from "@/lib/routing/match-route";
import { type HttpRequest, type HttpResponse, refuseUnlessReading } from "@/lib/server/http-message";
import { answerMissing, type PageServices } from "@/lib/server/page/page-answer";
import { forwardedHeaders } from "@/lib/server/request/forwarded-headers";
import type { Target } from "@/lib/server/request/read-target";
import { answerStaffPage, type StaffPageServices } from "@/lib/server/workbench/staff-page-answer";
import { DRAFT_KEY, readDraftLink } from "@/lib/workbench/draft-link";

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
  now: () => number = Date.now,
): Promise<HttpResponse | undefined> {
  const search = new URLSearchParams(query);
  const token = search.get(DRAFT_KEY);
  const path = decodePath(pathname);
  if (token === null || path === undefined || !isAuthoredRoute(path)) return undefined;
  const refused = refuseUnlessReading(request);
  if (refused !== undefined) return refused;
  const locale = resolveLocale({
    requestedLanguage: search.get("language"),
    stored: undefined,
    accepted: request.headers["accept-language"] ?? null,
  });
  const read = readDraftLink(token, path, now());
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

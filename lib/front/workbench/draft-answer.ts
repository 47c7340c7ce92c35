import { bareAnswer, type FrontAnswer, type FrontRequest } from "@/lib/front/front-message";
import { answerMissing, type PageServices } from "@/lib/front/page/page-answer";
import { forwardedHeaders } from "@/lib/front/request/forwarded-headers";
import type { Target } from "@/lib/front/request/read-target";
import { answerUnkept, type UnkeptServices } from "@/lib/front/workbench/unkept-answer";
import { resolveLocale } from "@/lib/i18n/resolve-locale";
import { isCrawler } from "@/lib/routing/crawlers";
import { decodePath } from "@/lib/routing/decode-path";
import { internalHeaders } from "@/lib/routing/internal-headers";
import { isAuthoredRoute } from "@/lib/routing/match-route";
import { DRAFT_KEY, readDraftLink } from "@/lib/workbench/draft-link";

const GONE = 410;

/**
 * A draft at the address of the page that it is to become (R11.4), for whoever has its link: drawn anew each time, without
 * the reader's cookies, and kept nowhere. 410 after its time. The kept screen of what is missing for a link that is not
 * whole, so that made-up ones draw nothing, and for robots, which keep what they read. Undefined for an address that asks
 * for no draft; such a one alone is answered from what is kept.
 */
export async function answerDraft(
  request: FrontRequest,
  { pathname, query }: Target,
  services: UnkeptServices & Pick<PageServices, "store">,
  now: () => number = Date.now,
): Promise<FrontAnswer | undefined> {
  const token = new URLSearchParams(query).get(DRAFT_KEY);
  const path = decodePath(pathname);
  if (token === null || path === undefined || !isAuthoredRoute(path)) return undefined;
  if (request.method !== "GET" && request.method !== "HEAD") return bareAnswer(405, { allow: "GET, HEAD" });
  const locale = resolveLocale({
    asked: null,
    stored: undefined,
    accepted: request.headers["accept-language"] ?? null,
  });
  const read = readDraftLink(token, path, now());
  if (read.kind === "forged" || isCrawler(request.headers["user-agent"] ?? null))
    return answerMissing(locale, request, services);
  const draw = async (locale: string, asked: Record<string, string>, audience = "stranger") => {
    const { cookie: _, ...headers } = forwardedHeaders(request);
    return services.renderPage({
      method: "GET",
      path: `/${locale}/workbench-draft?${new URLSearchParams(asked)}`,
      headers: { ...headers, [internalHeaders.audience]: audience },
    });
  };
  if (read.kind === "open") {
    const { link } = read;
    const drawn = await draw(link.locale, { token, path }, link.audience);
    // What was kept for as long as the link is gone before it only where the store lost it.
    if (drawn.status !== 404) return answerUnkept(request, drawn, services);
  }
  const drawn = await draw(locale, { path });
  return answerUnkept(request, drawn.status === 200 ? { ...drawn, status: GONE } : drawn, services);
}

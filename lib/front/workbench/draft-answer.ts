import { bareAnswer, type FrontAnswer, type FrontRequest } from "@/lib/front/front-message";
import { forwardedHeaders } from "@/lib/front/request/forwarded-headers";
import type { Target } from "@/lib/front/request/read-target";
import { answerUnkept, type UnkeptServices } from "@/lib/front/workbench/unkept-answer";
import { resolveLocale } from "@/lib/i18n/resolve-locale";
import { isCrawler } from "@/lib/routing/crawlers";
import { decodePath } from "@/lib/routing/decode-path";
import { internalHeaders } from "@/lib/routing/internal-headers";
import { isAuthoredRoute } from "@/lib/routing/match-route";
import { DRAFT_KEY, type ReadLink, readDraftLink } from "@/lib/workbench/draft-link";

const STATUS = { open: 200, ended: 410, forged: 404 };

/**
 * A draft at the address of the page that it is to become (R11.4), for whoever has its link: drawn anew each time, without
 * the reader's cookies, and kept nowhere. 410 after its time, 404 for a link that is not whole, and for robots, which keep
 * what they read. Undefined for an address that asks for no draft; such a one alone is answered from what is kept.
 */
export async function answerDraft(
  request: FrontRequest,
  { pathname, query }: Target,
  services: UnkeptServices,
  now: () => number = Date.now,
): Promise<FrontAnswer | undefined> {
  const token = new URLSearchParams(query).get(DRAFT_KEY);
  const path = decodePath(pathname);
  if (token === null || path === undefined || !isAuthoredRoute(path)) return undefined;
  if (request.method !== "GET" && request.method !== "HEAD") return bareAnswer(405, { allow: "GET, HEAD" });
  const read: ReadLink = isCrawler(request.headers["user-agent"] ?? null)
    ? { kind: "forged" }
    : readDraftLink(token, path, now());
  const draw = async (locale: string, asked: Record<string, string>, audience = "stranger") => {
    const { cookie: _, ...headers } = forwardedHeaders(request);
    return services.renderPage({
      method: "GET",
      path: `/${locale}/workbench-draft?${new URLSearchParams(asked)}`,
      headers: { ...headers, [internalHeaders.audience]: audience },
    });
  };
  if (read.kind === "open") {
    const { locale, audience } = read.link;
    const drawn = await draw(locale, { token, path }, audience);
    // What was kept for as long as the link is gone before it only where the store lost it.
    if (drawn.status !== 404) return answerUnkept(request, drawn, services);
  }
  const locale = resolveLocale({
    asked: null,
    stored: undefined,
    accepted: request.headers["accept-language"] ?? null,
  });
  const status = read.kind === "open" ? STATUS.ended : STATUS[read.kind];
  const drawn = await draw(locale, { path });
  return answerUnkept(request, drawn.status === 200 ? { ...drawn, status } : drawn, services);
}

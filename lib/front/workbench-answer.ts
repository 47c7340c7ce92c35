import { parseCookie } from "cookie";
import { bareAnswer, type FrontAnswer, type FrontRequest } from "@/lib/front/front-message";
import { answerOnce } from "@/lib/front/page/finished-bytes";
import type { PageServices } from "@/lib/front/page/page-answer";
import { POLICY } from "@/lib/front/policy/content-policy";
import { forwardedHeaders } from "@/lib/front/request/forwarded-headers";
import type { Target } from "@/lib/front/request/read-target";
import { resolveLocale } from "@/lib/i18n/resolve-locale";
import { internalHeaders } from "@/lib/routing/internal-headers";

const PREVIEW = /^\/workbench\/preview\/([0-9a-f]{24})$/;

/** Ways of the workbench that are calls and no pages. */
export const WORKBENCH_CALL = /^\/workbench\/(?:sign-in|lint|load)$/;

/**
 * A page of the staff's workbench (R11.4): drawn anew for whoever asks, kept nowhere, never to be found. Undefined for an
 * address that it has not. Whether somebody has signed in is asked by the page itself.
 */
export async function answerWorkbench(
  request: FrontRequest,
  { pathname, query }: Target,
  { renderPage, policyOf, withPageScript }: Pick<PageServices, "renderPage" | "policyOf" | "withPageScript">,
): Promise<FrontAnswer | undefined> {
  const [, draft] = PREVIEW.exec(pathname) ?? [];
  if (pathname !== "/workbench" && draft === undefined) return undefined;
  if (request.method !== "GET" && request.method !== "HEAD") return bareAnswer(405, { allow: "GET, HEAD" });
  const search = new URLSearchParams(query);
  const locale = resolveLocale({
    asked: search.get("language"),
    stored: parseCookie(request.headers.cookie ?? "").language,
    accepted: request.headers["accept-language"] ?? null,
  });
  const path =
    draft === undefined
      ? `/${locale}/workbench?problem=${encodeURIComponent(search.get("problem") ?? "")}`
      : `/${locale}/workbench-preview?draft=${draft}`;
  const audience = draft !== undefined && search.get("session") === "in" ? "member" : "stranger";
  const drawn = await renderPage({
    method: "GET",
    path,
    headers: { ...forwardedHeaders(request), [internalHeaders.audience]: audience },
  });
  const html = withPageScript(Buffer.from(drawn.body).toString("utf8"));
  const headers = {
    ...drawn.headers,
    "cache-control": "private, no-store",
    "x-robots-tag": "noindex, nofollow",
    "referrer-policy": "no-referrer",
    [POLICY]: policyOf("private", html),
  };
  return answerOnce({ ...drawn, headers, body: Buffer.from(html) }, request.headers["accept-encoding"]);
}

import { parseCookie } from "cookie";
import { locales } from "@/lib/i18n/locales";
import { answerRoute } from "@/lib/server/answer-route";
import { emptyResponse, type HttpRequest, type HttpResponse } from "@/lib/server/http-message";
import { answerEncoded } from "@/lib/server/page/encoded-document";
import type { PageServices } from "@/lib/server/page/page-answer";
import type { PageName } from "@/lib/server/page/page-store";
import { OWN_ORIGIN_ONLY } from "@/lib/server/policy/security-headers";

/** The path of hydration payloads: followed by the page's hash, its language and its path. */
export const PAYLOAD_PATH = "/hydration/";

const ADDRESS = new RegExp(`^${PAYLOAD_PATH}([\\w-]{22})/(${locales.join("|")})(/.*)$`);
/**
 * The hash identifies the content, so it never changes; it may be a members' page, so shared caches must not store
 * it.
 */
const IMMUTABLE = "private, max-age=31536000, immutable";

/** Returns the address of a page's hydration payload. */
export function payloadAddress({ path }: PageName, hash: string): string {
  const [, locale = "", ...steps] = path.split("/");
  return `${PAYLOAD_PATH}${hash}/${locale}/${steps.join("/")}`;
}

/** Serves a page's hydration payload; 404 where that page no longer exists, and the browser then reloads the page. */
export async function answerPayload(
  request: HttpRequest,
  pathname: string,
  { store, settings, audienceOf }: Pick<PageServices, "store" | "settings" | "audienceOf">,
): Promise<HttpResponse> {
  const [, hash, language, page] = ADDRESS.exec(pathname) ?? [];
  if (hash === undefined || page === undefined) return emptyResponse(404);
  const asked = { method: "GET", pathname: page, query: "", headers: {}, cookies: { language } };
  const route = answerRoute(asked, settings);
  if (route.kind !== "page" || !route.isShared) return emptyResponse(404);
  const audience = await audienceOf(parseCookie(request.headers.cookie ?? ""));
  // A browser may have cached a page from before a login; the hydration payload of an anonymous visitor's page is
  // public.
  const file =
    (await store.readPayload({ path: route.path, audience }, hash)) ??
    (audience === "anonymous"
      ? undefined
      : await store.readPayload({ path: route.path, audience: "anonymous" }, hash));
  if (file === undefined) return emptyResponse(404);
  return answerEncoded(file, request, 200, {
    "cache-control": IMMUTABLE,
    ...OWN_ORIGIN_ONLY,
  });
}

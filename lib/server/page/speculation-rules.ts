import { routes } from "@/lib/routing/route-table";
import type { HttpRequest, HttpResponse } from "@/lib/server/http-message";
import { answerEncoded, encodeAsset } from "@/lib/server/page/encoded-document";

/** The path at which browsers read which links they may prefetch. */
export const SPECULATION_PATH = "/speculation-rules.json";

/** The header of public pages; the list is the same for all of them. */
export const SPECULATION = { "speculation-rules": `"${SPECULATION_PATH}"` };

/** Browsers accept the list only with this type (HTML, speculation rules). */
const CONTENT_TYPE = "application/speculationrules+json";
const CACHE_CONTROL = "public, max-age=86400";

/**
 * Returns the rules by which pages are prefetched: a public page without a query when a guest points at its link or
 * touches it, and the one page that they are about to open by a button
 * (`lib/server/before-hydration/hydration/fetch-ahead.ts`). No other private page and none that a query changes; nothing in a
 * prefetched page runs before it is shown.
 */
export function speculationRules() {
  const shared = routes.filter(({ listed }) => listed === true);
  return {
    prefetch: [
      {
        where: {
          or: shared.map(({ path }) => ({
            href_matches: { pathname: path.replace(/\{(\w+)\}/g, ":$1"), search: "" },
          })),
        },
        eagerness: "moderate",
      },
      { where: { selector_matches: "a[data-ahead]" }, eagerness: "immediate" },
    ],
  };
}

const file = encodeAsset(Buffer.from(JSON.stringify(speculationRules())), CONTENT_TYPE);

/** Serves the list of links that may be prefetched. */
export async function answerSpeculation(request: Pick<HttpRequest, "headers">): Promise<HttpResponse> {
  return answerEncoded(await file, request, 200, { "cache-control": CACHE_CONTROL });
}

import type { CacheLifetime } from "@/lib/routing/document-paths";
import {
  emptyResponse,
  type HttpRequest,
  type HttpResponse,
  refuseUnlessReading,
  textResponse,
} from "@/lib/server/http-message";
import { answerEncoded, negotiationOf } from "@/lib/server/page/encoded-document";
import type { PageStore } from "@/lib/server/page/page-store";

/** In seconds; the Retry-After of a document that could not be made. */
const RETRY_AFTER = "120";
/** Crawlers revalidate on their own; the short lifetime lets a proxy absorb bursts. */
const CACHE_CONTROL = { short: "public, max-age=300", immutable: "public, max-age=31536000, immutable" };

/**
 * Serves a document other than a page (R11.2) from the store: cached, renewed and superseded like pages, complete or
 * 503. The query is ignored.
 */
export async function answerDocument(
  { method, headers }: HttpRequest,
  { pathname, lifetime }: { pathname: string; lifetime: CacheLifetime },
  store: PageStore,
): Promise<HttpResponse> {
  const refused = refuseUnlessReading({ method });
  if (refused !== undefined) return refused;
  const stored = await store.read({ path: pathname, audience: "anonymous" });
  if (stored.kind === "gone") return textResponse(404, "not found\n");
  if (stored.kind === "failed") return emptyResponse(503, { "retry-after": RETRY_AFTER });
  return answerEncoded(stored.page, negotiationOf({ headers }), 200, {
    "cache-control": CACHE_CONTROL[lifetime],
  });
}

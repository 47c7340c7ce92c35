import { bareAnswer, type FrontAnswer, type FrontRequest, textAnswer } from "@/lib/front/front-message";
import { answerFinished } from "@/lib/front/page/finished-bytes";
import type { PageStore } from "@/lib/front/page/page-store";
import type { KeptFor } from "@/lib/routing/kept-documents";

/** In seconds; the Retry-After of a document that could not be made. */
const RETRY_AFTER = "120";
/** Crawlers revalidate on their own; the short lifetime lets a proxy absorb bursts. */
const CACHE_CONTROL = { "a while": "public, max-age=300", good: "public, max-age=31536000, immutable" };

/**
 * Serves a document other than a page (R11.2) from the store: cached, renewed and superseded like pages, complete or
 * 503. The query is ignored.
 */
export async function answerDocument(
  { method, headers }: FrontRequest,
  { pathname, keptFor }: { pathname: string; keptFor: KeptFor },
  store: PageStore,
): Promise<FrontAnswer> {
  if (method !== "GET" && method !== "HEAD") return bareAnswer(405, { allow: "GET, HEAD" });
  const stored = await store.read({ path: pathname, audience: "stranger" });
  if (stored.kind === "gone") return textAnswer(404, "not found\n");
  if (stored.kind === "failed") return bareAnswer(503, { "retry-after": RETRY_AFTER });
  const asking = { acceptEncoding: headers["accept-encoding"], ifNoneMatch: headers["if-none-match"] };
  return answerFinished(stored.page, asking, 200, { "cache-control": CACHE_CONTROL[keptFor] });
}

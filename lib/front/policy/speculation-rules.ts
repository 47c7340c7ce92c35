import { bareAnswer, type FrontAnswer, type FrontRequest } from "@/lib/front/front-message";
import { answerFinished, finish } from "@/lib/front/page/finished-bytes";
import { routes } from "@/lib/routing/route-table";

/** Where browsers read which links they may follow ahead. */
export const SPECULATION_PATH = "/speculation-rules.json";

/** Said by pages that anybody may see; what may be fetched ahead is the same for all of them. */
export const SPECULATION = { "speculation-rules": `"${SPECULATION_PATH}"` };

/** Browsers read the list under this type alone (HTML, speculation rules). */
const CONTENT_TYPE = "application/speculationrules+json";
const CACHE_CONTROL = "public, max-age=86400";

/**
 * A link that a guest points at or touches is fetched before it is pressed: pages for everybody alone, whose address
 * asks for nothing. Never a page of the guest's own, never one that a query changes; nothing in it runs before it is
 * shown.
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
    ],
  };
}

const file = finish(Buffer.from(JSON.stringify(speculationRules())), CONTENT_TYPE);

/** Answers the list of links that may be followed ahead. */
export async function answerSpeculation({ method, headers }: FrontRequest): Promise<FrontAnswer> {
  if (method !== "GET" && method !== "HEAD") return bareAnswer(405, { allow: "GET, HEAD" });
  const asking = { acceptEncoding: headers["accept-encoding"], ifNoneMatch: headers["if-none-match"] };
  return answerFinished(await file, asking, 200, { "cache-control": CACHE_CONTROL });
}

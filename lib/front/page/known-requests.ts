import { parseCookie } from "cookie";
import { LRUCache } from "lru-cache";
import { decidingCookies, decidingHeaders, type RouteAnswer, sessionCookies } from "@/lib/front/answer-route";
import type { FrontRequest } from "@/lib/front/front-message";
import { asksForInternals } from "@/lib/front/request/forwarded-headers";

/** The same bytes for everybody who asks like this, with no cookie to set. */
export type EverybodysPage = Pick<Extract<RouteAnswer, { kind: "page" }>, "locale" | "path" | "status">;

const MOST_REQUESTS = 4_000;
/** In characters; whoever asks in more words than a browser has is decided about anew each time. */
const LONGEST_REQUEST = 1_000;

/**
 * Which page a request was answered with. The decision depends on nothing but what stands in the request, so whoever asks
 * in the same words without a session is given the page without deciding again: deciding costs more than the bytes.
 * Pages are remembered by name alone; whether there is still one, and which, the store says.
 */
export class KnownRequests {
  #pages = new LRUCache<string, EverybodysPage>({ max: MOST_REQUESTS });

  /** The page that the same request was answered with before; undefined where that is not known. */
  recall(request: FrontRequest): EverybodysPage | undefined {
    const words = wordsOf(request);
    return words === undefined ? undefined : this.#pages.get(words);
  }

  /** Remembers the decision about this request, unless it was made for one guest. */
  keep(request: FrontRequest, answer: RouteAnswer): void {
    if (answer.kind !== "page" || !answer.isShared || answer.cookies.length > 0) return;
    const words = wordsOf(request);
    if (words === undefined) return;
    const { locale, path, status } = answer;
    this.#pages.set(words, { locale, path, status });
  }
}

/** All that a decision depends on, as one text; undefined for what is to be refused, holds a session or is overlong. */
function wordsOf(request: FrontRequest): string | undefined {
  if (asksForInternals(request)) return undefined;
  const { method, target, headers } = request;
  const cookies = headers.cookie === undefined ? {} : parseCookie(headers.cookie);
  if (sessionCookies.some((name) => cookies[name] !== undefined)) return undefined;
  const words = JSON.stringify([
    method,
    target,
    ...decidingHeaders.map((name) => headers[name] ?? null),
    ...decidingCookies.map((name) => cookies[name] ?? null),
  ]);
  return words.length > LONGEST_REQUEST ? undefined : words;
}

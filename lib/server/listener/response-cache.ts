import { parseCookie } from "cookie";
import { LRUCache } from "lru-cache";
import { routingCookies, routingHeaders, sessionCookies } from "@/lib/server/answer-route";
import type { Encoding, HttpRequest, HttpResponse, SharedResponse } from "@/lib/server/http-message";
import { answerEncoded, encodedSize, sentEncoding } from "@/lib/server/page/encoded-document";
import type { PublicationCount } from "@/lib/server/publication-count";
import { isFrameworkRequest } from "@/lib/server/request/forwarded-headers";

/** The request without its body; the response to a request without a session depends on nothing else. */
export type RequestHead = Pick<HttpRequest, "method" | "target" | "headers">;

export type ResponseCacheOptions = {
  /** Maximum bytes of the responses kept; memory is shared with the page store while it holds the same files. */
  maxBytes: number;
  publications: Pick<PublicationCount, "value">;
  /** Milliseconds since 1970. */
  now?: () => number;
};

/** A response, and its complete form in each encoding served so far. */
type CachedResponse = { answer: SharedResponse; whole: Partial<Record<Encoding, HttpResponse>> };

const MAX_REQUESTS = 4_000;
/** In characters; no browser sends more, and longer requests are routed anew each time. */
const MAX_KEY_LENGTH = 1_000;

/**
 * The responses to earlier requests. The response to a request without a session depends only on its address and on a
 * few of its headers and cookies; a request that agrees in these gets the same bytes without being routed again, as
 * long as they are fresh and nothing was published since.
 */
export class ResponseCache {
  /** Response names by request key. */
  #names = new LRUCache<string, string>({ max: MAX_REQUESTS });
  #answers: LRUCache<string, CachedResponse>;
  #publications: ResponseCacheOptions["publications"];
  #now: () => number;

  constructor({ maxBytes, publications, now = Date.now }: ResponseCacheOptions) {
    this.#answers = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ answer }) => encodedSize(answer.file) + 1,
    });
    this.#publications = publications;
    this.#now = now;
  }

  /** Returns the response to this request; `undefined` where it is unknown or may be stale. */
  read(request: RequestHead): HttpResponse | undefined {
    const key = keyOf(request);
    const name = key === undefined ? undefined : this.#names.get(key);
    const cached = name === undefined ? undefined : this.#answers.get(name);
    if (cached === undefined || !this.#isFresh(cached.answer)) return undefined;
    const { answer, whole } = cached;
    const encoding = sentEncoding(answer.file, request);
    // The main thread compresses what was not asked for before.
    if (answer.file.bodies[encoding] === undefined) return undefined;
    const { route } = answer;
    const answerAnew = (): HttpResponse => ({
      ...answerEncoded(answer.file, request, answer.status, answer.headers),
      ...(route === undefined ? {} : { origin: { route, source: "cache" } }),
    });
    if (request.headers["if-none-match"] !== undefined) return answerAnew();
    whole[encoding] ??= answerAnew();
    return whole[encoding];
  }

  /** Remembers the response to this request, unless it may depend on the visitor. */
  store(request: RequestHead, answer: SharedResponse): void {
    const key = keyOf(request);
    if (key === undefined) return;
    this.#names.set(key, answer.name);
    this.#answers.set(answer.name, { answer, whole: {} });
  }

  #isFresh({ freshUntil, publications }: SharedResponse): boolean {
    return publications === this.#publications.value && freshUntil > this.#now();
  }
}

/** Cannot occur in a header, so it marks one that was not sent. */
const NOT_SENT = "\0";

/**
 * Returns everything that a response depends on as one text; `undefined` for a request that must be refused, has a
 * session or is overlong.
 */
function keyOf(request: RequestHead): string | undefined {
  if (isFrameworkRequest(request)) return undefined;
  const { method, target, headers } = request;
  let key = `${method}\n${target}`;
  for (const name of routingHeaders) key += `\n${headers[name] ?? NOT_SENT}`;
  if (headers.cookie !== undefined) {
    const cookies = parseCookie(headers.cookie);
    if (sessionCookies.some((name) => cookies[name] !== undefined)) return undefined;
    for (const name of routingCookies) key += `\n${JSON.stringify(cookies[name] ?? null)}`;
  }
  return key.length > MAX_KEY_LENGTH ? undefined : key;
}

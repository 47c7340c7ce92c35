import { parseCookie } from "cookie";
import { LRUCache } from "lru-cache";
import { decidingCookies, decidingHeaders, sessionCookies } from "@/lib/front/answer-route";
import type { FrontAnswer, FrontRequest, SharedAnswer } from "@/lib/front/front-message";
import { acceptedEncoding, answerFinished, type Encoding, sizeOf } from "@/lib/front/page/finished-bytes";
import type { PublicationCount } from "@/lib/front/page/publication-count";
import { asksForInternals } from "@/lib/front/request/forwarded-headers";

/** What stands before the body of a request; without a session the answer depends on nothing else. */
export type RequestHead = Pick<FrontRequest, "method" | "target" | "headers">;

export type KnownAnswersOptions = {
  /** Most memory that the answers may keep from being freed; it is the page store's own as long as that has them too. */
  maxBytes: number;
  publications: Pick<PublicationCount, "value">;
  /** In milliseconds since 1970. */
  now?: () => number;
};

/** An answer, and whole as it was given in each encoding so far. */
type Known = { answer: SharedAnswer; whole: Partial<Record<Encoding, FrontAnswer>> };

const MOST_REQUESTS = 4_000;
/** In characters; no browser sends more, and who does is decided about anew each time. */
const LONGEST_KEY = 1_000;

/**
 * The answers to earlier requests. What a request without a session is answered with depends on its address and on a few
 * of its headers and cookies alone; a request that has the same ones is given the same bytes without a new decision, as
 * long as they are fresh and nothing was published since.
 */
export class KnownAnswers {
  /** The name of an answer by the key of the request that it answered. */
  #names = new LRUCache<string, string>({ max: MOST_REQUESTS });
  #answers: LRUCache<string, Known>;
  #publications: KnownAnswersOptions["publications"];
  #now: () => number;

  constructor({ maxBytes, publications, now = Date.now }: KnownAnswersOptions) {
    this.#answers = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ answer }) => sizeOf(answer.file) + 1,
    });
    this.#publications = publications;
    this.#now = now;
  }

  /** The answer to this request; undefined where it is not known or may be old. */
  recall(request: RequestHead): FrontAnswer | undefined {
    const key = keyOf(request);
    const name = key === undefined ? undefined : this.#names.get(key);
    const known = name === undefined ? undefined : this.#answers.get(name);
    if (known === undefined || !this.#isFresh(known.answer)) return undefined;
    const { answer, whole } = known;
    const { "accept-encoding": acceptEncoding, "if-none-match": ifNoneMatch } = request.headers;
    const answerAnew = () =>
      answerFinished(answer.file, { acceptEncoding, ifNoneMatch }, answer.status, answer.headers);
    if (ifNoneMatch !== undefined) return answerAnew();
    const encoding = acceptedEncoding(acceptEncoding);
    whole[encoding] ??= answerAnew();
    return whole[encoding];
  }

  /** Remembers what this request was answered with, unless the answer may depend on who asked. */
  keep(request: RequestHead, answer: SharedAnswer): void {
    const key = keyOf(request);
    if (key === undefined) return;
    this.#names.set(key, answer.name);
    this.#answers.set(answer.name, { answer, whole: {} });
  }

  #isFresh({ freshUntil, publications }: SharedAnswer): boolean {
    return publications === this.#publications.value && freshUntil > this.#now();
  }
}

/** Stands in no header, and so for one that was not sent. */
const NOT_SENT = "\0";

/** All that an answer depends on, as one text; undefined for what is to be refused, holds a session or is overlong. */
function keyOf(request: RequestHead): string | undefined {
  if (asksForInternals(request)) return undefined;
  const { method, target, headers } = request;
  let key = `${method}\n${target}`;
  for (const name of decidingHeaders) key += `\n${headers[name] ?? NOT_SENT}`;
  if (headers.cookie !== undefined) {
    const cookies = parseCookie(headers.cookie);
    if (sessionCookies.some((name) => cookies[name] !== undefined)) return undefined;
    for (const name of decidingCookies) key += `\n${JSON.stringify(cookies[name] ?? null)}`;
  }
  return key.length > LONGEST_KEY ? undefined : key;
}

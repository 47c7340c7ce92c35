import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import type { EncodedDocument, Encoding, FrontResponse } from "@/lib/front/front-message";

/** The encodings that are offered, best first. */
const encodings = ["br", "gzip", "identity"] as const satisfies Encoding[];

const asGzip = promisify(gzip);
const asBrotli = promisify(brotliCompress);

/** Compression levels: what is sent many times is worth more work than what is sent once. */
const COMPRESSION_LEVELS = { cached: { br: 10, gzip: 9 }, once: { br: 4, gzip: 6 } };

/** In bytes; below this an encoding costs more than it saves. */
const SMALLEST_TO_COMPRESS = 512;

const COMPRESSES = /^(?:text\/|application\/(?:json|javascript|manifest\+json|xml|rss\+xml)|image\/svg\+xml)/;

/** Prepares a document for being sent many times. Returns `earlier` instead of compressing the same content again. */
export async function encodeDocument(
  body: Uint8Array,
  contentType: string,
  earlier?: EncodedDocument,
): Promise<EncodedDocument> {
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  if (earlier?.hash === hash && earlier.contentType === contentType) return earlier;
  const identity = sharable(body);
  if (!isWorthCompressing(body, contentType)) {
    return { contentType, hash, bodies: { br: identity, gzip: identity, identity } };
  }
  const [br, zipped] = await Promise.all([compress("br", body, "cached"), compress("gzip", body, "cached")]);
  return { contentType, hash, bodies: { br: sharable(br), gzip: sharable(zipped), identity } };
}

/** Copies the bytes into memory that can be passed to another thread without being copied again. */
function sharable(bytes: Uint8Array): Uint8Array {
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
  shared.set(bytes);
  return shared;
}

/** Returns the bytes of memory that a finished document takes. */
export function encodedSize({ bodies: { identity, br, gzip: zipped } }: EncodedDocument): number {
  return identity.length + (br === identity ? 0 : br.length + zipped.length);
}

/** The request headers that the bytes of the response depend on. */
export type ContentNegotiation = { acceptEncoding: string | undefined; ifNoneMatch: string | undefined };

/**
 * Responds with a finished document in an accepted encoding, or with 304 where the client has the current bytes. A
 * `vary` in `headers` names what else the response depends on.
 */
export function answerEncoded(
  { bodies, contentType, hash }: EncodedDocument,
  { acceptEncoding, ifNoneMatch }: ContentNegotiation,
  status: number,
  headers: FrontResponse["headers"],
): FrontResponse {
  const encoding = bodies.br === bodies.identity ? "identity" : acceptedEncoding(acceptEncoding);
  const etag = `"${hash}${encoding === "identity" ? "" : `-${encoding}`}"`;
  const about = { vary: "Accept-Encoding", ...headers, etag };
  if (status === 200 && ifNoneMatch !== undefined && hasTag(ifNoneMatch, etag)) {
    return { status: 304, headers: about, body: new Uint8Array() };
  }
  return {
    status,
    headers: {
      ...about,
      "content-type": contentType,
      ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
      "content-length": String(bodies[encoding].length),
    },
    body: bodies[encoding],
  };
}

/** Compresses a response that is sent once, in an accepted encoding. */
export async function compressResponse(
  answer: FrontResponse,
  acceptEncoding: string | undefined,
): Promise<FrontResponse> {
  const contentType = String(answer.headers["content-type"] ?? "");
  const encoding = acceptedEncoding(acceptEncoding);
  if (encoding === "identity" || !isWorthCompressing(answer.body, contentType)) return answer;
  return {
    ...answer,
    headers: { ...answer.headers, "content-encoding": encoding, vary: "Accept-Encoding" },
    body: await compress(encoding, answer.body, "once"),
  };
}

function isWorthCompressing(body: Uint8Array, contentType: string): boolean {
  return body.length >= SMALLEST_TO_COMPRESS && COMPRESSES.test(contentType);
}

function compress(
  encoding: "br" | "gzip",
  body: Uint8Array,
  use: keyof typeof COMPRESSION_LEVELS,
): Promise<Uint8Array> {
  const level = COMPRESSION_LEVELS[use][encoding];
  return encoding === "gzip"
    ? asGzip(body, { level })
    : asBrotli(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: level,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      });
}

/** Browsers send a handful of different headers; each is parsed once. */
const negotiated = new LRUCache<string, Encoding>({ max: 200 });

/** Returns the first of `encodings` that a client accepts, whatever its quality values. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined) return "identity";
  const known = negotiated.get(header);
  if (known !== undefined) return known;
  const negotiator = new Negotiator({ headers: { "accept-encoding": header } });
  const encoding = encodings.find((name) => negotiator.encodings([name]).length > 0) ?? "identity";
  negotiated.set(header, encoding);
  return encoding;
}

function hasTag(header: string, etag: string): boolean {
  return header.trim() === "*" || header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

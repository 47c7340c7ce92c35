import { createHash } from "node:crypto";
import { promisify } from "node:util";
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzip,
  gzipSync,
} from "node:zlib";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import type { EncodedDocument, Encoding, HttpRequest, HttpResponse } from "@/lib/server/http-message";

/** The encodings that are offered, best first. */
const encodings = ["br", "gzip", "identity"] as const satisfies Encoding[];

const asGzip = promisify(gzip);
const asBrotli = promisify(brotliCompress);

/**
 * Compression levels: what is sent many times is worth more work than what is sent once, but its first readers should
 * not wait for that (`docs/decisions/memory.md`).
 */
const COMPRESSION_LEVELS = {
  best: { br: 10, gzip: 9 },
  quick: { br: 5, gzip: 6 },
  once: { br: 4, gzip: 6 },
};

/** In bytes; below this an encoding costs more than it saves. */
const SMALLEST_TO_COMPRESS = 512;

const COMPRESSES = /^(?:text\/|application\/(?:json|javascript|manifest\+json|xml|rss\+xml)|image\/svg\+xml)/;

/**
 * Prepares a document for being sent many times: `earlier`, where that has the same content, else one that is
 * compressed quickly, when an encoding is requested.
 */
export async function encodeDocument(
  body: Uint8Array,
  contentType: string,
  earlier?: EncodedDocument,
): Promise<EncodedDocument> {
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  if (earlier?.hash === hash && earlier.contentType === contentType) return earlier;
  const compression = isWorthCompressing(body, contentType) ? "quick" : "none";
  return { contentType, hash, bodies: { identity: sharable(body) }, compression };
}

/**
 * Prepares a document of which most will never be requested: compressed quickly at once, because uncompressed it would
 * take five times the memory.
 */
export async function encodeRarelyRead(body: Uint8Array, contentType: string): Promise<EncodedDocument> {
  const file = await encodeDocument(body, contentType);
  if (file.compression === "quick") bodyOf(file, "br");
  return file;
}

/** Prepares a document that never changes, in both encodings and as well as possible. */
export async function encodeAsset(body: Uint8Array, contentType: string): Promise<EncodedDocument> {
  return compressTo(["br", "gzip"], await encodeDocument(body, contentType));
}

/** Returns the document with the encodings that were requested so far, compressed as well as possible. */
export async function compressBest(file: EncodedDocument): Promise<EncodedDocument> {
  const requested = (["br", "gzip"] as const).filter((encoding) => encoding in file.bodies);
  return requested.length === 0 ? file : compressTo(requested, file);
}

async function compressTo(
  wanted: readonly ("br" | "gzip")[],
  file: EncodedDocument,
): Promise<EncodedDocument> {
  if (file.compression !== "quick") return file;
  const identity = identityOf(file);
  const made = wanted.map(
    async (encoding) => [encoding, sharable(await compress(encoding, identity, "best"))] as const,
  );
  return { ...file, bodies: Object.fromEntries(await Promise.all(made)), compression: "best" };
}

/** Copies the bytes into memory that can be passed to another thread without being copied again. */
function sharable(bytes: Uint8Array): Uint8Array {
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
  shared.set(bytes);
  return shared;
}

/** Returns the bytes of memory that a document takes now; another encoding, when it is requested, adds to them. */
export function encodedSize({ bodies }: EncodedDocument): number {
  return Object.values(bodies).reduce((sum, { length }) => sum + length, 0);
}

/** Returns the document without an encoding; decompressed for the caller where it is held compressed only. */
export function identityOf({ bodies: { identity, br, gzip: zipped } }: EncodedDocument): Uint8Array {
  if (identity !== undefined) return identity;
  if (br !== undefined) return brotliDecompressSync(br);
  return zipped === undefined ? new Uint8Array() : gunzipSync(zipped);
}

/**
 * Responds with a finished document in an accepted encoding, or with 304 where the client has the current content. A
 * `vary` in `headers` names what else the response depends on.
 */
export function answerEncoded(
  file: EncodedDocument,
  request: Pick<HttpRequest, "headers">,
  status: number,
  headers: HttpResponse["headers"],
): HttpResponse {
  const encoding = sentEncoding(file, request);
  const ifNoneMatch = request.headers["if-none-match"];
  const body = bodyOf(file, encoding);
  const etag = etagOf(file, encoding, file.compression);
  const about = { vary: "Accept-Encoding", ...headers, etag };
  if (status === 200 && ifNoneMatch !== undefined && hasContent(ifNoneMatch, file, encoding)) {
    return { status: 304, headers: about, body: new Uint8Array() };
  }
  return {
    status,
    headers: {
      ...about,
      "content-type": file.contentType,
      ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
      "content-length": String(body.length),
    },
    body,
  };
}

/** Returns the encoding in which a document is sent in response to a request. */
export function sentEncoding(
  { compression }: EncodedDocument,
  request: Pick<HttpRequest, "headers">,
): Encoding {
  return compression === "none" ? "identity" : acceptedEncoding(request);
}

/**
 * Returns the bytes in an encoding, made now where nobody asked for them before. Once a document is compressed it is
 * not held uncompressed, too, unless somebody asks for that: it takes five times as much, and nearly every browser
 * accepts a compressed one.
 */
function bodyOf(file: EncodedDocument, encoding: Encoding): Uint8Array {
  const { bodies } = file;
  const known = bodies[encoding];
  if (known !== undefined) return known;
  const identity = identityOf(file);
  const made = sharable(encoding === "identity" ? identity : compressNow(encoding, identity, file));
  bodies[encoding] = made;
  if (encoding !== "identity") delete bodies.identity;
  return made;
}

/** Other bytes have another tag (RFC 9110, 8.8.1): those of each encoding, and those compressed quickly. */
function etagOf(
  { hash }: EncodedDocument,
  encoding: Encoding,
  compression: EncodedDocument["compression"],
): string {
  if (encoding === "identity") return `"${hash}"`;
  return compression === "quick" ? `"${hash}-${encoding}-quick"` : `"${hash}-${encoding}"`;
}

/** Compresses a response that is sent once, in an accepted encoding. */
export async function compressResponse(
  answer: HttpResponse,
  request: Pick<HttpRequest, "headers">,
): Promise<HttpResponse> {
  const contentType = String(answer.headers["content-type"] ?? "");
  const encoding = acceptedEncoding(request);
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
  return encoding === "gzip" ? asGzip(body, { level }) : asBrotli(body, brotliOptions(level, body));
}

/** On this thread, because it takes less time than to wait for another. */
function compressNow(
  encoding: "br" | "gzip",
  body: Uint8Array,
  { compression }: Pick<EncodedDocument, "compression">,
): Uint8Array {
  const level = COMPRESSION_LEVELS[compression === "best" ? "best" : "quick"][encoding];
  return encoding === "gzip"
    ? gzipSync(body, { level })
    : brotliCompressSync(body, brotliOptions(level, body));
}

function brotliOptions(level: number, body: Uint8Array): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  };
}

/** Browsers send a handful of different headers; each is parsed once, to the first of `encodings` that it accepts. */
const negotiated = new LRUCache<string, Encoding>({
  max: 200,
  memoMethod: (header) => {
    const negotiator = new Negotiator({ headers: { "accept-encoding": header } });
    return encodings.find((name) => negotiator.encodings([name]).length > 0) ?? "identity";
  },
});

/** Returns the first of `encodings` that a client accepts, whatever its quality values. */
function acceptedEncoding({
  headers: { "accept-encoding": header },
}: Pick<HttpRequest, "headers">): Encoding {
  return header === undefined ? "identity" : negotiated.memo(header);
}

/** Returns whether the client's copy has this content, however well it was compressed then (RFC 9110, 13.1.2). */
function hasContent(header: string, file: EncodedDocument, encoding: Encoding): boolean {
  if (header.trim() === "*") return true;
  const current = [etagOf(file, encoding, "quick"), etagOf(file, encoding, "best")];
  return header.split(",").some((tag) => current.includes(tag.trim().replace(/^W\//, "")));
}

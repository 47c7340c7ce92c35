/** One request as the web server reads it, independent of the transport. */
export type HttpRequest = {
  method: string;
  /** The request target as received: path and query, still encoded. */
  target: string;
  /** One value per name, names in lower case. */
  headers: Readonly<Record<string, string | undefined>>;
  /** The complete body; `undefined` without one. */
  body: Uint8Array | undefined;
  /** The client's address; `undefined` where it cannot be known. */
  client: string | undefined;
};

/** One complete response: nothing of it is written before all of it is known. */
export type HttpResponse = {
  status: number;
  headers: Record<string, string | string[]>;
  body: Uint8Array;
  /** What the figures say of it; absent in responses that are none of a request's own. */
  origin?: AnswerOrigin;
  /** Set where every request without a session and with the same deciding headers gets the same response. */
  shared?: SharedResponse;
};

/** Where a response came from, and the template of the address it was given at. */
export type AnswerOrigin = { route: string; source: "cache" | "store" | "render" | "call" | "asset" | "own" };

/** A response that is the same for every visitor, in every encoding, and how long it is valid. */
export type SharedResponse = {
  /** Identifies the response; requests with different spellings may share one. */
  name: string;
  status: number;
  /** The headers that do not depend on the encoding. */
  headers: HttpResponse["headers"];
  file: EncodedDocument;
  /** The template of the addresses that get it. */
  route?: string;
  /** Milliseconds since 1970. */
  freshUntil: number;
  /** The number of known publications when the response was valid. */
  publications: number;
};

/** The encodings in which a document may be sent. */
export type Encoding = "br" | "gzip" | "identity";

/** A document that is sent many times, in memory that threads share. */
export type EncodedDocument = {
  contentType: string;
  /** A hash of the bytes; each encoding's entity tag is derived from it. */
  hash: string;
  /** The document in one encoding at least, and in each that it was requested in so far. */
  bodies: Partial<Record<Encoding, Uint8Array>>;
  /** How well it is compressed: not at all, as quickly as the first reader needs it, or as well as possible. */
  compression: "none" | "quick" | "best";
};

const NOTHING = new Uint8Array();

/** Returns a response with a status and nothing else. */
export function bareResponse(status: number): HttpResponse {
  return { status, headers: {}, body: NOTHING };
}

/** Returns a response that no cache stores, with only a status and these headers. */
export function emptyResponse(status: number, headers: HttpResponse["headers"] = {}): HttpResponse {
  return { status, headers: { "cache-control": "no-store", ...headers }, body: NOTHING };
}

/** Returns the refusal of any method but these; undefined where the method is one of them. */
export function refuseOtherMethods(
  { method }: Pick<HttpRequest, "method">,
  ...allowed: readonly string[]
): HttpResponse | undefined {
  return allowed.includes(method) ? undefined : emptyResponse(405, { allow: allowed.join(", ") });
}

/** Returns the refusal of a request that does not read; undefined for GET and HEAD. */
export function refuseUnlessReading(request: Pick<HttpRequest, "method">): HttpResponse | undefined {
  return refuseOtherMethods(request, "GET", "HEAD");
}

/** Returns a short plain-text response for people who call the server by hand. */
export function textResponse(
  status: number,
  text: string,
  headers: HttpResponse["headers"] = {},
): HttpResponse {
  return {
    status,
    headers: { "cache-control": "no-store", "content-type": "text/plain; charset=utf-8", ...headers },
    body: Buffer.from(text),
  };
}

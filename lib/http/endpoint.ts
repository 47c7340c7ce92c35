import type * as z from "zod/mini";
import { withPlainTexts } from "@/lib/base/text";

/** One way in which a call is refused: the status, the key in `error.error`, and when that is. */
export type Refusal = { status: number; key: string; when: string };

/** What somebody who provides or checks a call must know of it beyond its definition. */
export type EndpointDescription<Input> = {
  /** What the call is for, in one line. */
  summary: string;
  /** Whether the guest's token travels with the call; where it is `required`, the call is refused without it (401). */
  session: "none" | "either" | "required";
  /** The call travels with an `Idempotency-Key`, and is carried out once for it. */
  once?: true;
  /** A back end may do without it, and what it adds is hidden. */
  optional?: true;
  /** What a guest notices while the call is missing, unreadable or too slow. */
  withoutIt: string;
  /** What one entry of the answer's list is, where an unreadable one is left out: "promotion", "table". */
  entry?: string;
  input: Input;
  /** The `data` of an answer, as a back end writes it. */
  data: unknown;
  /** The refusals of this call besides the common ones. */
  refusals?: readonly Refusal[];
};

/** One description for each call that a domain's `endpoints.ts` exports; the compiler reports every gap. */
export type DescriptionsOf<Endpoints> = {
  [Name in keyof Endpoints as Endpoints[Name] extends Endpoint<never, z.ZodMiniType>
    ? Name
    : never]: Endpoints[Name] extends Endpoint<infer Input, infer _Data> ? EndpointDescription<Input> : never;
};

type Method = "GET" | "POST" | "PUT";

/**
 * What a cached response depends on. The back end's notifications of publications name these tags, or what
 * `lib/server/receive-publication.ts` maps to them; any other tag would never be dropped.
 */
export type CacheTag =
  | "language"
  | "layout"
  | "page"
  | "promotion"
  | "resource"
  | "site"
  | `${"ad-sdk" | "holiday" | "layout" | "page" | "part" | "promotion" | "promotion-list" | "resource" | "setting"}:${string | number}`;

type FieldOf<Input> = keyof Input & string;

/** The definition of one call of the back end: its address, input and response. */
export type Endpoint<Input extends object, Data extends z.ZodMiniType> = {
  /** The call in logs and keys: its path without the service and the parameters, such as `promotion/list`. */
  name: string;
  /** The group whose connections, limits and breaker the call shares. */
  group: CallGroup;
  method: Method;
  /** The caller's input, also parseable from the text of a browser's address. */
  input: z.ZodMiniType<Input> & { shape: Readonly<Record<string, z.ZodMiniType>> };
  /** Below `/api`; `:resourceId` stands for that field of the input. */
  path: string;
  /** The fields sent in the query. A `GET` sends all fields that are not in its path, so it names none. */
  query?: readonly FieldOf<Input>[];
  /** The one field that is the whole body. Without it the body has the fields that are in neither path nor query. */
  body?: FieldOf<Input>;
  /** The schema of the envelope's `data`. */
  data: Data;
  /** Names how the answer is read where `data` is not the call's own: it is cached apart from other readings. */
  reading?: "as received" | "places below" | "places listed" | "time zones";
  /** Set for reads and anything else that may be sent twice; only these are retried. */
  idempotent: boolean;
  /**
   * Seconds for which a response is fresh, and the tags it is dropped by. Absent: never cached. With `published` it
   * changes only by what people publish, and not by what guests book, so that it may be fresh for hours
   * (`CONTENT_HOURS`).
   */
  cache?: { seconds: number; tags: (input: Input) => CacheTag[]; published?: true };
  /** Milliseconds that the back end has to respond, retries included. */
  timeoutMs: number;
  /**
   * Milliseconds for a large answer that keeps arriving, with no pause longer than `timeoutMs`; absent: `timeoutMs`. A
   * request that has no time left for it leaves it to the next one (docs/decisions/hanging-calls.md).
   */
  arrivesWithinMs?: number;
  /** Bytes of the largest answer that is read; a larger one is refused unread. */
  maxAnswerBytes: (input: Input) => number;
  /**
   * The outcome must be known, so it is awaited even when the request that started the call has no time left
   * (docs/decisions/hanging-calls.md).
   */
  outlivesRequest?: boolean;
};

/** The names of the fields in a path template. */
export type PathParameter<Path extends string> = Path extends `${infer Segment}/${infer Rest}`
  ? PathParameter<Segment> | PathParameter<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

/** Less than a request has, so that one hanging call leaves time to report it. */
const TIMEOUT_MS = 4_000;
const MAX_ANSWER_BYTES = 2 * 1024 * 1024;
const defaults = {
  method: "GET",
  timeoutMs: TIMEOUT_MS,
  maxAnswerBytes: () => MAX_ANSWER_BYTES,
} as const;
type WithDefault = keyof typeof defaults | "idempotent";

/**
 * Defines one call of the back end. Every call is defined once, in its domain's `endpoints.ts`. The compiler requires
 * the input to have every field that the path names. What is not stated: a `GET` that may be sent twice; with another
 * method, one that may not.
 */
export function defineEndpoint<
  const Path extends string,
  Input extends Readonly<Record<PathParameter<Path>, string | number>>,
  Data extends z.ZodMiniType,
>(
  endpoint: Omit<Endpoint<Input, Data>, "name" | "path" | WithDefault> &
    Partial<Pick<Endpoint<Input, Data>, WithDefault>> & { path: Path },
): Endpoint<Input, Data> {
  const { method = "GET", path } = endpoint;
  return { ...defaults, idempotent: method === "GET", ...endpoint, name: nameOf(path) };
}

function nameOf(path: string): string {
  const [, , ...steps] = path.split("/");
  return steps.filter((step) => !step.startsWith(":")).join("/");
}

/**
 * Returns the path with its query, in the order in which the call names its fields; undefined fields are left out.
 */
export function toAddress<Input extends object, Data extends z.ZodMiniType>(
  endpoint: Endpoint<Input, Data>,
  input: Input,
): string {
  const values = new Map<string, unknown>(Object.entries(input));
  const search = new URLSearchParams();
  for (const field of parameterLocations(endpoint).query) {
    const value = values.get(field);
    if (value !== undefined) search.set(field, String(value));
  }
  const path = endpoint.path.replace(PARAMETER, (_, field: string) =>
    encodeURIComponent(String(values.get(field))),
  );
  const query = search.toString();
  return `/api${path}${query === "" ? "" : `?${query}`}`;
}

/**
 * Returns what the call sends as JSON; `undefined` for a call without a body. Whatever a guest wrote in it travels as
 * plain text (`lib/base/text.ts`), because people read it at the other end.
 */
export function toBody<Input extends object, Data extends z.ZodMiniType>(
  endpoint: Endpoint<Input, Data>,
  input: Input,
): unknown {
  if (endpoint.body !== undefined) return withPlainTexts(input[endpoint.body]);
  const { body } = parameterLocations(endpoint);
  return body.length === 0 ? undefined : withPlainTexts(pick(input, body));
}

const PARAMETER = /:(\w+)/g;

/** Returns which fields of a call travel in the query and which in the body; those in the path are in neither. */
export function parameterLocations<Input extends object, Data extends z.ZodMiniType>({
  method,
  path,
  input,
  query,
  body,
}: Endpoint<Input, Data>): { query: readonly string[]; body: readonly string[] } {
  const inPath = new Set(path.match(PARAMETER)?.map((parameter) => parameter.slice(1)));
  const others = Object.keys(input.shape).filter((field) => !inPath.has(field));
  if (method === "GET") return { query: others, body: [] };
  const inQuery: readonly string[] = query ?? [];
  return {
    query: inQuery,
    body: body === undefined ? others.filter((field) => !inQuery.includes(field)) : [],
  };
}

/** Returns only the named fields of an object. */
export function pick(values: object, fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([field]) => fields.includes(field)));
}

/**
 * The calls of the back end grouped by purpose. Each group has its own connections, limits and circuit breaker
 * (`call-pool.ts`), so that a hanging group does not affect the others:
 *
 * - `content`: what hotels write and configure, cached for a while;
 * - `availability`: what is free and what it costs at this moment;
 * - `booking`: creates, changes, pays or shows one reservation, or spends one coupon;
 * - `account`: who the guest is, and the lists of what is theirs;
 * - `tracking`: where guests come from, and what is reported to ad platforms.
 */
export type CallGroup = "content" | "availability" | "booking" | "account" | "tracking";

import type * as z from "zod/mini";
import type { CallGroup } from "@/lib/http/call-group";

export type Method = "GET" | "POST" | "PUT";

type FieldOf<Input> = keyof Input & string;

/** What one call of the back-end contract is: where it goes, what it takes and what it answers. */
export type Endpoint<Input extends object, Data extends z.ZodMiniType> = {
  name: string;
  /** Whose connections, limits and breaker it shares. */
  group: CallGroup;
  method: Method;
  /** What a caller gives, also when it arrives as text from a browser's address. */
  input: z.ZodMiniType<Input> & { shape: Readonly<Record<string, z.ZodMiniType>> };
  /** Below `/api`; `:resourceId` stands for that field of the input. */
  path: string;
  /** The fields that travel in the query. Of a `GET` these are all that the path has not, so that none are named. */
  query?: readonly FieldOf<Input>[];
  /** The one field that is the whole body. Without it the body has the fields that neither path nor query have. */
  body?: FieldOf<Input>;
  /** The schema of the envelope's `data`. */
  data: Data;
  /** Reads and anything else that may be sent twice; only these are ever retried. */
  idempotent: boolean;
  /** How long an answer counts as fresh, and the tags it is thrown away by. Absent: never kept. */
  cache?: { seconds: number; tags: (input: Input) => string[] };
  /** How long the back end is given, second tries included. */
  timeoutMs: number;
  /**
   * What became of it must be known, so that it is waited for even when the request that began it has no time left
   * (docs/decisions/nobody-waits-for-a-call-that-hangs.md).
   */
  outlivesRequest?: boolean;
};

/** The names of the fields that a path template asks for. */
export type PathParameter<Path extends string> = Path extends `${infer Segment}/${infer Rest}`
  ? PathParameter<Segment> | PathParameter<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

/** Less than a request has, so that one call that hangs leaves time to say so. */
const DEFAULT_TIMEOUT_MS = 4_000;

/**
 * Defines one call of the contract. Every call is defined once, in its domain's `endpoints.ts`. The compiler asks that
 * the input has every field that the path names.
 */
export function defineEndpoint<
  const Path extends string,
  Input extends Readonly<Record<PathParameter<Path>, string | number>>,
  Data extends z.ZodMiniType,
>(
  endpoint: Omit<Endpoint<Input, Data>, "timeoutMs" | "path"> & { path: Path; timeoutMs?: number },
): Endpoint<Input, Data> {
  return { timeoutMs: DEFAULT_TIMEOUT_MS, ...endpoint };
}

/** The path with its query, in the order in which the call names its fields; what is undefined is left out. */
export function toAddress<Input extends object, Data extends z.ZodMiniType>(
  endpoint: Endpoint<Input, Data>,
  input: Input,
): string {
  const values = new Map<string, unknown>(Object.entries(input));
  const search = new URLSearchParams();
  for (const field of placesOf(endpoint).query) {
    const value = values.get(field);
    if (value !== undefined) search.set(field, String(value));
  }
  const path = endpoint.path.replace(PARAMETER, (_, field: string) =>
    encodeURIComponent(String(values.get(field))),
  );
  const query = search.toString();
  return `/api${path}${query === "" ? "" : `?${query}`}`;
}

/** What the call sends as JSON; undefined for one that sends nothing. */
export function toBody<Input extends object, Data extends z.ZodMiniType>(
  endpoint: Endpoint<Input, Data>,
  input: Input,
): unknown {
  if (endpoint.body !== undefined) return input[endpoint.body];
  const { body } = placesOf(endpoint);
  return body.length === 0 ? undefined : pick(input, body);
}

const PARAMETER = /:(\w+)/g;

/** In which part of a request each field of a call travels, but for those that its path names. */
export function placesOf<Input extends object, Data extends z.ZodMiniType>({
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

/** Some fields of what has more. */
export function pick(values: object, fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([field]) => fields.includes(field)));
}

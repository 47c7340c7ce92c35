import type { z } from "zod";
import type { CallGroup } from "@/lib/http/call-group";

export type Method = "GET" | "POST" | "PUT";

/** What one call of the back-end contract is: where it goes, what it takes and what it answers. */
export type Endpoint<Input, Data extends z.ZodType> = {
  name: string;
  /** Whose connections, limits and breaker it shares. */
  group: CallGroup;
  method: Method;
  /** What a caller gives, also when it arrives as text from a browser's address. */
  input: z.ZodType<Input>;
  /** Path below `/api`, from validated input. */
  path: (input: Input) => string;
  query?: (input: Input) => Record<string, string | number | boolean | undefined>;
  body?: (input: Input) => unknown;
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

/** Less than a request has, so that one call that hangs leaves time to say so. */
const DEFAULT_TIMEOUT_MS = 4_000;

/** Defines one call of the contract. Every call is defined once, in its domain's `endpoints.ts`. */
export function defineEndpoint<Input, Data extends z.ZodType>(
  endpoint: Omit<Endpoint<Input, Data>, "timeoutMs"> & { timeoutMs?: number },
): Endpoint<Input, Data> {
  return { timeoutMs: DEFAULT_TIMEOUT_MS, ...endpoint };
}

/** The path with its query, in a stable order. */
export function toAddress<Input, Data extends z.ZodType>(
  endpoint: Endpoint<Input, Data>,
  input: Input,
): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(endpoint.query?.(input) ?? {})) {
    if (value !== undefined) search.set(key, String(value));
  }
  const query = search.toString();
  return `/api${endpoint.path(input)}${query === "" ? "" : `?${query}`}`;
}

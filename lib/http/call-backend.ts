import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { request } from "undici";
import type * as z from "zod/mini";
import { AppError } from "@/lib/base/app-error";
import { asOfHeaders, currentAsOf, noteAsOf } from "@/lib/http/as-of";
import {
  type CallLimits,
  type CallPool,
  isBackendFailure,
  poolOf,
  reportCall,
  reportRead,
} from "@/lib/http/call-pool";
import { ContentCache, forgetSharedReads, sharedReads } from "@/lib/http/content-cache";
import { type Endpoint, toAddress, toBody } from "@/lib/http/endpoint";
import { openEnvelope } from "@/lib/http/envelope";
import { AnswerTooLarge, readBytes } from "@/lib/http/read-bytes";
import { requestEnd } from "@/lib/http/request-deadline";
import { type Read, recordRead, recordTags } from "@/lib/http/sources";
import type { Locale } from "@/lib/i18n/locales";
import { AS_OF } from "@/lib/routing/internal-headers";
import { currentTrace, openTracedCall, type RequestTrace } from "@/lib/server/log/request-trace";
import { env } from "@/lib/server/settings/env";
import { processWide } from "@/lib/server/settings/process-wide";

const failures = processWide("failed-reads", () => new WeakMap<RequestTrace, Map<string, AppError>>());

/**
 * Makes a read of the back end that failed once, its retries included, fail for the rest of the request without another
 * call: whether a page exists, its head and its content ask for the same. Throws what `load` throws.
 */
async function failOnce<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
  const trace = currentTrace();
  if (trace === undefined) return load();
  const failed = failures.get(trace) ?? new Map<string, AppError>();
  failures.set(trace, failed);
  const earlier = failed.get(key);
  if (earlier !== undefined) throw earlier;
  try {
    return await load();
  } catch (error) {
    if (error instanceof AppError && !error.wasNeverSent) failed.set(key, error);
    throw error;
  }
}

const MAX_RETRIES = 2;
/** The most sources whose key and function are kept: more than the responses that many pages have in common. */
const MAX_SOURCES = 2_000;
/** Milliseconds for which the answer of a read that is never cached serves others. */
const SHARED_FOR_MS = 1_000;
const RETRY_DELAY_MS = { first: 100, most: 800 };

const cache = processWide("content-cache", () => new ContentCache());
const reads = sharedReads("calls", SHARED_FOR_MS);
const sources = processWide("sources-of-pages", () => new LRUCache<string, Source>({ max: MAX_SOURCES }));

/**
 * Calls the back end for a response that is the same for every visitor in a language. Cached for as long as the
 * endpoint says, and beyond that while the back end fails; what is never cached is one call for all who ask within a
 * second, and what is asked as of another instant (`lib/http/as-of.ts`) is a call of its own. Throws `AppError`.
 */
export function callPublic<Input extends object, Data extends z.ZodMiniType>(
  endpoint: Endpoint<Input, Data>,
  input: Input,
  locale: Locale,
): Promise<z.output<Data>> {
  const ask = () => callAsVisitor(endpoint, input, locale, NOBODY);
  // What is previewed as of another day is nobody else's answer.
  if (currentAsOf() !== undefined) return ask();
  const key = `${endpoint.reading ?? ""} ${locale} ${endpoint.method} ${toAddress(endpoint, input)} ${JSON.stringify(toBody(endpoint, input) ?? "")}`;
  if (endpoint.cache === undefined && !endpoint.idempotent) return ask();
  const load = () => failOnce(key, ask);
  if (endpoint.cache === undefined) return reportRead(endpoint, () => reads.read(key, load));
  const { name, cache: caching } = endpoint;
  const life = { seconds: freshSeconds(caching), tags: caching.tags(input), call: name };
  recordTags(life.tags);
  return readRecorded(key, () => reportRead(endpoint, () => cache.read(key, life, load)));
}

function freshSeconds({ seconds, published }: { seconds: number; published?: true }): number {
  const hours = published ? (env().CONTENT_HOURS ?? 0) : 0;
  return Math.max(seconds, hours * 3_600);
}

type Source = Pick<Read, "current"> & { key: string };

/** Reads from the cache, and records what was found for whoever renders a page from it. */
async function readRecorded<Value>(key: string, read: () => Promise<Value>): Promise<Value> {
  try {
    return await read();
  } finally {
    const source = sourceOf(key, read);
    recordRead(source.key, { version: cache.versionOf(key), current: source.current });
  }
}

/**
 * Returns the key and the function with which the pages made from a response ask for it again: the same for all of
 * them, because thousands of pages, each with its own for all that they have in common, would take 50 MB.
 */
function sourceOf(key: string, read: () => Promise<unknown>): Source {
  const known = sources.get(key);
  if (known !== undefined) return known;
  const versionNow = () => cache.versionOf(key);
  const source = { key, current: () => read().then(versionNow, versionNow) };
  sources.set(key, source);
  return source;
}

/** The session token of the caller, and the key under which a call is carried out once (R6.9). */
export type Visitor = { token: string | undefined; idempotencyKey?: string | undefined };

const NOBODY: Visitor = { token: undefined };

/**
 * Forwards a form with its bytes unchanged and returns the redirect target without following it; `undefined` without
 * a redirect. Sent once. Throws `AppError` when the back end cannot be reached.
 */
export async function forwardForm<Input extends object, Data extends z.ZodMiniType>(
  endpoint: Endpoint<Input, Data>,
  input: NoInfer<Input>,
  form: Uint8Array,
  contentType: string,
): Promise<string | undefined> {
  const pool = poolOf(endpoint.group);
  const { location } = await reportCall(endpoint, () =>
    pool.run(limitsOf(endpoint), (signal) =>
      send(endpoint, input, { pool, signal }, form, { accept: "*/*", "content-type": contentType }),
    ),
  );
  return location;
}

/** Drops every cached response that carries one of the tags, and what is shared for a few seconds. */
export function forgetPublic(tags: readonly string[]): void {
  cache.forget(tags);
  forgetSharedReads();
}

/** Drops every cached response. */
export function forgetAllPublic(): void {
  cache.forgetAll();
  forgetSharedReads();
}

/**
 * Calls the back end on behalf of one guest. Never cached; only idempotent calls are retried. Waits no longer than
 * the time left of the request, unless the endpoint outlives it. Throws `AppError`.
 */
export async function callAsVisitor<Input extends object, Data extends z.ZodMiniType>(
  endpoint: Endpoint<Input, Data>,
  input: NoInfer<Input>,
  locale: Locale,
  visitor: Visitor,
): Promise<z.output<Data>> {
  const pool = poolOf(endpoint.group);
  // Retries count as one call for the pool: a single failing call must not open the circuit for others.
  const run = () =>
    pool.run(limitsOf(endpoint), async (signal, milliseconds) => {
      const deadline = Date.now() + Math.min(endpoint.timeoutMs, milliseconds);
      for (let attempt = 0; ; attempt += 1) {
        try {
          return await callOnce(endpoint, input, locale, { pool, signal, visitor });
        } catch (error) {
          const delay = Math.min(RETRY_DELAY_MS.most, RETRY_DELAY_MS.first * 2 ** attempt) * Math.random();
          const mayRetry = endpoint.idempotent && attempt < MAX_RETRIES && Date.now() + delay < deadline;
          if (!mayRetry || !isBackendFailure(error) || !pool.takeRetry()) throw error;
          await wait(delay);
        }
      }
    });
  return reportCall(endpoint, run);
}

/** Returns how long a call may wait for its turn, and how long it may take then. */
function limitsOf<Input extends object, Data extends z.ZodMiniType>({
  timeoutMs,
  arrivesWithinMs = timeoutMs,
  outlivesRequest = false,
}: Endpoint<Input, Data>): CallLimits {
  const until = outlivesRequest ? performance.now() + 2 * timeoutMs : requestEnd();
  return { until, timeoutMs: arrivesWithinMs };
}

type CallContext = { pool: CallPool; signal: AbortSignal; visitor: Visitor };

async function callOnce<Input extends object, Data extends z.ZodMiniType>(
  endpoint: Endpoint<Input, Data>,
  input: Input,
  locale: Locale,
  { pool, signal, visitor }: CallContext,
): Promise<z.output<Data>> {
  const body = toBody(endpoint, input);
  const answer = await send(
    endpoint,
    input,
    { pool, signal },
    body === undefined ? null : JSON.stringify(body),
    {
      accept: "application/json",
      "accept-language": locale,
      ...(endpoint.idempotent ? asOfHeaders() : {}),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(visitor.token === undefined ? {} : { authorization: `Bearer ${visitor.token}` }),
      ...(visitor.idempotencyKey === undefined ? {} : { "idempotency-key": visitor.idempotencyKey }),
    },
  );
  return openEnvelope(answer.status, answer.text, endpoint.data, answer.retryAfter);
}

async function send<Input extends object, Data extends z.ZodMiniType>(
  endpoint: Endpoint<Input, Data>,
  input: Input,
  { pool, signal }: Pick<CallContext, "pool" | "signal">,
  body: string | Uint8Array | null,
  headers: Record<string, string>,
) {
  const { name, method, timeoutMs } = endpoint;
  const url = new URL(toAddress(endpoint, input), env().BACKEND_ORIGIN);
  const maxBytes = endpoint.maxAnswerBytes(input);
  const traced = openTracedCall(name, method);
  try {
    const response = await request(url, {
      method,
      body,
      signal,
      // No encoding is accepted, so that a bad response never reaches a decoder.
      headers: { ...headers, "accept-encoding": "identity", ...traced.headers },
      dispatcher: pool.agent,
      // Until the answer begins, and between two pieces of it.
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
    });
    const encoding = response.headers["content-encoding"];
    if (encoding !== undefined && encoding !== "identity") {
      // An unread body raises an error of its own, which would end the process without a listener.
      response.body.on("error", () => {}).destroy();
      throw new Error(`content-encoding ${String(encoding)} was not requested`);
    }
    const { location, "retry-after": retryAfter } = response.headers;
    noteAsOf(response.headers[AS_OF]);
    const bytes = await readBytes(response.body, maxBytes);
    if (bytes === undefined) throw new AnswerTooLarge(maxBytes);
    traced.end({ status: response.statusCode });
    return {
      status: response.statusCode,
      text: new TextDecoder().decode(bytes),
      retryAfter: typeof retryAfter === "string" ? retryAfter : null,
      location: response.statusCode >= 300 && typeof location === "string" ? location : undefined,
    };
  } catch (cause) {
    traced.end({ error: cause instanceof Error ? cause.name : "unknown" });
    // Sent again it would be as large, and the back end that sent it is well.
    const code = cause instanceof AnswerTooLarge ? "backend_answer_unreadable" : "backend_unavailable";
    throw new AppError(code, { cause, detail: `${name}: ${String(cause)}` });
  }
}

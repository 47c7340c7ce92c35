import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { Agent, request } from "undici";
import type { z } from "zod";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors/app-error";
import { ContentCache } from "@/lib/http/content-cache";
import { type Endpoint, toAddress } from "@/lib/http/endpoint";
import { openEnvelope } from "@/lib/http/envelope";
import type { Locale } from "@/lib/i18n/locales";

const MAX_ANSWER_BYTES = 2 * 1024 * 1024;
const MAX_RETRIES = 2;
const RETRY_DELAY_MS = { first: 100, most: 800 };

// Next keeps several copies of a module in one process (pages, handlers); the pool and the cache must be one.
const shared = globalThis as typeof globalThis & { yeoulBackend?: { agent: Agent; cache: ContentCache } };
shared.yeoulBackend ??= {
  agent: new Agent({ connections: 50, connect: { timeout: 1_000 }, maxResponseSize: MAX_ANSWER_BYTES }),
  cache: new ContentCache(),
};
const { agent, cache } = shared.yeoulBackend;

/**
 * Asks the back end for something that is the same for everybody in a language. Kept for as long as the
 * endpoint says, and beyond that while the back end fails. Raises `AppError`.
 */
export function callPublic<Input, Data extends z.ZodType>(
  endpoint: Endpoint<Input, Data>,
  input: Input,
  locale: Locale,
): Promise<z.output<Data>> {
  const load = () => callWithRetries(endpoint, input, locale);
  if (endpoint.cache === undefined) return load();
  const key = `${locale} ${endpoint.method} ${toAddress(endpoint, input)} ${JSON.stringify(endpoint.body?.(input) ?? "")}`;
  return cache.read(key, { seconds: endpoint.cache.seconds, tags: endpoint.cache.tags(input) }, load);
}

/** Whose call it is, and the key under which the same answer is given once (R6.9). */
export type Visitor = { token: string | undefined; idempotencyKey?: string | undefined };

/** Asks the back end on behalf of one guest. Never kept; only reads are tried again. Raises `AppError`. */
export function callAsVisitor<Input, Data extends z.ZodType>(
  endpoint: Endpoint<Input, Data>,
  input: NoInfer<Input>,
  locale: Locale,
  visitor: Visitor,
): Promise<z.output<Data>> {
  return callWithRetries(endpoint, input, locale, visitor);
}

/**
 * Hands a form on as its bytes came and answers where it leads, without going there; undefined when it leads nowhere.
 * Sent once. Raises `AppError` when the back end cannot be reached.
 */
export async function passForm<Input, Data extends z.ZodType>(
  endpoint: Endpoint<Input, Data>,
  input: NoInfer<Input>,
  form: Uint8Array,
  contentType: string,
): Promise<string | undefined> {
  const { location } = await send(new URL(toAddress(endpoint, input), env().BACKEND_ORIGIN), {
    method: endpoint.method,
    headers: { accept: "*/*", "accept-encoding": "identity", "content-type": contentType },
    body: form,
    timeoutMs: endpoint.timeoutMs,
    name: endpoint.name,
  });
  return location;
}

/** Throws away every kept answer that carries one of the tags. */
export function forgetPublic(tags: readonly string[]): void {
  cache.forget(tags);
}

async function callWithRetries<Input, Data extends z.ZodType>(
  endpoint: Endpoint<Input, Data>,
  input: Input,
  locale: Locale,
  visitor?: Visitor,
): Promise<z.output<Data>> {
  const deadline = Date.now() + endpoint.timeoutMs;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await callOnce(endpoint, input, locale, deadline - Date.now(), visitor);
    } catch (error) {
      const delay = Math.min(RETRY_DELAY_MS.most, RETRY_DELAY_MS.first * 2 ** attempt) * Math.random();
      const hasTime = Date.now() + delay < deadline;
      if (!endpoint.idempotent || attempt >= MAX_RETRIES || !isWorthRetrying(error) || !hasTime) throw error;
      await wait(delay);
    }
  }
}

async function callOnce<Input, Data extends z.ZodType>(
  endpoint: Endpoint<Input, Data>,
  input: Input,
  locale: Locale,
  timeoutMs: number,
  visitor?: Visitor,
): Promise<z.output<Data>> {
  const body = endpoint.body?.(input);
  const answer = await send(new URL(toAddress(endpoint, input), env().BACKEND_ORIGIN), {
    method: endpoint.method,
    headers: {
      accept: "application/json",
      // fetch() would decode brotli unasked; refusing every encoding keeps decoders out of reach of a bad answer.
      "accept-encoding": "identity",
      "accept-language": locale,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(visitor?.token === undefined ? {} : { authorization: `Bearer ${visitor.token}` }),
      ...(visitor?.idempotencyKey === undefined ? {} : { "idempotency-key": visitor.idempotencyKey }),
    },
    body: body === undefined ? null : JSON.stringify(body),
    timeoutMs,
    name: endpoint.name,
  });
  return openEnvelope(answer.status, answer.text, endpoint.data);
}

type Sent = {
  method: string;
  headers: Record<string, string>;
  body: string | Uint8Array | null;
  timeoutMs: number;
  name: string;
};

async function send(url: URL, { method, headers, body, timeoutMs, name }: Sent) {
  try {
    const response = await request(url, {
      method,
      headers,
      body,
      dispatcher: agent,
      signal: AbortSignal.timeout(Math.max(1, timeoutMs)),
    });
    const encoding = response.headers["content-encoding"];
    if (encoding !== undefined && encoding !== "identity") {
      // Left unread, it raises an error of its own, which would end the process if nobody listened.
      response.body.on("error", () => {}).destroy();
      throw new Error(`content-encoding ${String(encoding)} was not asked for`);
    }
    const { location } = response.headers;
    return {
      status: response.statusCode,
      text: await response.body.text(),
      location: response.statusCode >= 300 && typeof location === "string" ? location : undefined,
    };
  } catch (cause) {
    throw new AppError("backend_unavailable", { cause, detail: `${name}: ${String(cause)}` });
  }
}

/** What arrived whole and is not what the schema says would be the same the next time. */
function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof AppError)) return false;
  const isBroken = error.code === "backend_answer_unreadable" && error.cause === undefined;
  return isBroken || error.code === "backend_unavailable";
}

import "server-only";
import { NextResponse } from "next/server";
import * as z from "zod/mini";
import { AppError, isMissingCall, isSameAttempt } from "@/lib/base/app-error";
import { decodeText } from "@/lib/base/text";
import { type Attempt, countAttempts, limitGuesses } from "@/lib/http/attempt-limits";
import { callAsVisitor, callPublic, type Visitor } from "@/lib/http/call-backend";
import { type CacheTag, type Endpoint, parameterLocations, pick } from "@/lib/http/endpoint";
import { forgetOutdated } from "@/lib/http/forget-outdated";
import { readTolerantly } from "@/lib/http/tolerant";
import type { Locale } from "@/lib/i18n/locales";

/** Returns the decoded path parameters of a path that matches this call; `undefined` for any other path. */
export function matchPath<Input extends object, Data extends z.ZodMiniType>(
  endpoint: Endpoint<Input, Data>,
  path: string,
): Record<string, string> | undefined {
  const template = endpoint.path.split("/");
  const segments = path.split("/");
  if (segments.length !== template.length) return undefined;
  const parts: Record<string, string> = {};
  for (const [index, expected] of template.entries()) {
    const segment = segments[index] ?? "";
    if (!expected.startsWith(":")) {
      if (segment !== expected) return undefined;
      continue;
    }
    const field = expected.slice(1);
    const part = decodeText(segment);
    if (part === undefined || endpoint.input.shape[field]?.safeParse(part).success !== true) return undefined;
    parts[field] = part;
  }
  return parts;
}

/** The parts of a request to a call: path parameters, query and body, not yet parsed. */
export type RawCallInput = { parts: Record<string, string>; query: Record<string, string>; body: unknown };

/** Returns the input of a call, with every field read only from its own place; `undefined` when it does not fit. */
export function readInput<Input extends object, Data extends z.ZodMiniType>(
  endpoint: Endpoint<Input, Data>,
  { parts, query, body }: RawCallInput,
): Input | undefined {
  const locations = parameterLocations(endpoint);
  const isObject = typeof body === "object" && body !== null;
  const parsed = endpoint.input.safeParse({
    ...(isObject ? pick(body, locations.body) : {}),
    ...(endpoint.body === undefined ? {} : { [endpoint.body]: body }),
    ...pick(query, locations.query),
    ...parts,
  });
  return parsed.success ? parsed.data : undefined;
}

/** The caller as rate limits distinguish them: the guest (`guestKey`), and the address where it is known. */
export type Caller = { guest: string | undefined; client: string | undefined };

/** The rate limit of a call through which something can be guessed or flooded. */
export type CallLimit<Input> = {
  attempts: (input: Input, caller: Caller) => Attempt[];
  /** Returns whether a refusal means a wrong guess; absent where every call counts. */
  isWrong?: (error: AppError) => boolean;
};

/** A call that a browser may make through `/api`. */
export type ExposedCall = {
  method: string;
  /** Its path template below `/api`. */
  path: string;
  /** Returns the path parameters when a path below `/api` is this call's; `undefined` for any other path. */
  match: (path: string) => RawCallInput["parts"] | undefined;
  /** Only a signed-in guest may make it. */
  needsSession: boolean;
  /** It changes something, so that only our own script may send it, whatever its method. */
  changes: boolean;
  /** The maximum size of a body in bytes. */
  maxBytes: number;
  /** Calls the back end with the parsed request; returns `undefined` when the request does not fit the call. */
  call: (
    input: RawCallInput,
    locale: Locale,
    visitor: Visitor,
    caller: Caller,
  ) => Promise<unknown> | undefined;
};

type Exposure<Input extends object> = {
  /**
   * The response is the same for every visitor and the call carries no token. Otherwise it is the guest's own and
   * needs a session.
   */
  public?: boolean;
  /** With `public`: never served from the cache, although pages use a cached response. */
  withoutCache?: boolean;
  /** May be made with or without a session. */
  withoutSession?: boolean;
  /** It may change something although it only reads, so that only our own script may send it. */
  changes?: boolean;
  /** Returns null instead of 404: browsers report a 404 in their console, even where a missing resource is normal. */
  nullWhenMissing?: boolean;
  maxBytes?: number;
  /** Resolves with the fields that travel to this back end in the query, where not every one takes them there. */
  query?: () => Promise<Endpoint<Input, z.ZodMiniType>["query"]>;
  limit?: CallLimit<Input>;
  /** Called, once, at a back end that does not have this call, where it comes to the same; the response is then `true`. */
  instead?: Endpoint<Input, z.ZodMiniType>;
  /** Answers by ourselves, with what this server has or collects; the back end has no such call. */
  answer?: (input: Input, locale: Locale) => Promise<unknown>;
  /** Returns the tags of what a refusal shows to be out of date; it is forgotten before the guest learns of it. */
  outdated?: (input: Input) => CacheTag[];
};

const MAX_BODY_BYTES = 64 * 1024;

/**
 * Exposes a call of the back end to browsers: only the fields of its input are read from the request and sent on. The
 * response is checked against the endpoint's schema and reaches the browser as the back end wrote it.
 */
export function expose<Input extends object, Data extends z.ZodMiniType>(
  endpoint: Endpoint<Input, Data>,
  {
    public: isPublic = false,
    withoutCache = false,
    withoutSession = false,
    changes = endpoint.method !== "GET" || !endpoint.idempotent,
    nullWhenMissing = false,
    maxBytes = MAX_BODY_BYTES,
    query,
    limit,
    instead,
    answer: answerOurselves,
    outdated,
  }: Exposure<NoInfer<Input>> = {},
): ExposedCall {
  const { cache, ...uncached } = endpoint;
  const asWire = {
    ...uncached,
    data: unparsedSchema(endpoint.data),
    reading: "as received" as const,
    ...(cache === undefined || withoutCache ? {} : { cache }),
  };
  return {
    method: endpoint.method,
    path: endpoint.path,
    match: (path) => matchPath(endpoint, path),
    needsSession: !isPublic && !withoutSession,
    changes,
    maxBytes,
    call: (rawInput, locale, visitor, caller) => {
      const input = readInput(endpoint, rawInput);
      if (input === undefined) return undefined;
      const ask = async () => {
        if (answerOurselves !== undefined) return answerOurselves(input, locale);
        if (isPublic) return callPublic(asWire, input, locale);
        const sent = query === undefined ? asWire : { ...asWire, query: (await query()) ?? [] };
        const answer = callAsVisitor(sent, input, locale, visitor);
        if (instead === undefined) return answer;
        return answer.catch(async (error) => {
          if (!(error instanceof AppError) || !isMissingCall(error)) throw error;
          await callAsVisitor({ ...instead, idempotent: false }, input, locale, { token: visitor.token });
          return true;
        });
      };
      const askAndForget = () =>
        outdated === undefined ? ask() : ask().catch((error) => forgetAndThrow(error, outdated(input)));
      const call = nullWhenMissing ? () => ask().catch(nullForMissing) : askAndForget;
      if (limit === undefined) return call();
      const attempts = limit.attempts(input, caller);
      return limit.isWrong === undefined
        ? countAttempts(attempts).then(call)
        : limitGuesses(attempts, limit.isWrong, call);
    },
  };
}

async function forgetAndThrow(error: unknown, tags: readonly CacheTag[]): Promise<never> {
  if (error instanceof AppError && !isSameAttempt(error)) await forgetOutdated(tags);
  throw error;
}

function nullForMissing(error: unknown): null {
  if (error instanceof AppError && error.status === 404) return null;
  throw error;
}

function unparsedSchema(schema: z.ZodMiniType) {
  return z.unknown().check(z.refine((wire) => readTolerantly(schema, wire).success));
}

/** Returns the back end's refusal in its own envelope, so that the browser reads one form of error. Rethrows others. */
export function refusal(error: unknown): NextResponse {
  if (!(error instanceof AppError)) throw error;
  const status = error.status ?? 502;
  const { errorNumber, retryAfterSeconds } = error;
  const response = answer(
    {
      error: {
        error: error.errorKey ?? error.code,
        ...(errorNumber === undefined ? {} : { code: errorNumber }),
      },
    },
    status >= 400 ? status : 422,
  );
  if (retryAfterSeconds !== undefined) response.headers.set("retry-after", String(retryAfterSeconds));
  return response;
}

/** Returns a JSON response that no cache on the way stores. */
export function answer(body: unknown, status = 200): NextResponse {
  return NextResponse.json(body, {
    status,
    headers: { "cache-control": "private, no-store", "cross-origin-resource-policy": "same-origin" },
  });
}

/** Returns the refusal of a call that comes from a page of another session (R3.13). */
export function refuseOtherSession(): NextResponse {
  return answer({ error: { error: "other_session" } }, 409);
}

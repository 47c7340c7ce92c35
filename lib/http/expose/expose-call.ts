import "server-only";
import { NextResponse } from "next/server";
import * as z from "zod/mini";
import { AppError } from "@/lib/errors/app-error";
import { callAsVisitor, callPublic, type Visitor } from "@/lib/http/call-backend";
import type { Endpoint } from "@/lib/http/endpoint";
import { type Asked, matchPath, readInput } from "@/lib/http/expose/read-call";
import { type Attempt, countAttempts, limitGuesses } from "@/lib/http/limits/attempt-limits";
import { readTolerantly } from "@/lib/http/tolerant";
import type { Locale } from "@/lib/i18n/locales";

/** Who calls, as limits tell guests apart: the session's id, and the address where it is known. */
export type Caller = { session: string | undefined; client: string | undefined };

/** What can be guessed or flooded through a call. */
export type CallLimit<Input> = {
  attempts: (input: Input, caller: Caller) => Attempt[];
  /** Which refusals mean a wrong guess; absent where every call counts. */
  isWrong?: (error: AppError) => boolean;
};

/** A call that a browser may make through `/api`. */
export type ExposedCall = {
  method: string;
  /** The parts of a path below `/api` that is this call's; undefined for any other. */
  match: (path: string) => Asked["parts"] | undefined;
  /** Only a signed-in guest may make it. */
  needsSession: boolean;
  /** It changes something, so that only our own script may ask for it, by whatever method. */
  changes: boolean;
  /** How large a body may be. */
  maxBytes: number;
  /** Asks the back end with what was asked for; undefined when that does not fit the call. */
  call: (asked: Asked, locale: Locale, visitor: Visitor, caller: Caller) => Promise<unknown> | undefined;
};

type Exposure<Input> = {
  /** Same answer for everybody, asked without the guest's token. Otherwise the guest's own, and only with a session. */
  public?: boolean;
  /** With `public`: asked for anew each time, though pages show one that is kept. */
  live?: boolean;
  /** Anybody may make it, as whom they are signed in or as nobody. */
  withoutSession?: boolean;
  /** Null instead of 404: browsers report that one in their console, also where nothing being there is usual. */
  nullWhenMissing?: boolean;
  maxBytes?: number;
  limit?: CallLimit<Input>;
};

const MAX_BODY_BYTES = 64 * 1024;

/**
 * Lets browsers make a call of the contract: its input is read from what the browser asked for, and nothing else travels
 * on. The answer is checked against the endpoint's schema and goes to the browser as the back end wrote it.
 */
export function expose<Input extends object, Data extends z.ZodMiniType>(
  endpoint: Endpoint<Input, Data>,
  {
    public: isPublic = false,
    live = false,
    withoutSession = false,
    nullWhenMissing = false,
    maxBytes = MAX_BODY_BYTES,
    limit,
  }: Exposure<NoInfer<Input>> = {},
): ExposedCall {
  const { cache, ...uncached } = endpoint;
  const asWire = {
    ...uncached,
    data: keepWire(endpoint.data),
    ...(cache === undefined || live ? {} : { cache }),
  };
  return {
    method: endpoint.method,
    match: (path) => matchPath(endpoint, path),
    needsSession: !isPublic && !withoutSession,
    changes: endpoint.method !== "GET" || !endpoint.idempotent,
    maxBytes,
    call: (asked, locale, visitor, caller) => {
      const input = readInput(endpoint, asked);
      if (input === undefined) return undefined;
      const ask = () =>
        isPublic ? callPublic(asWire, input, locale) : callAsVisitor(asWire, input, locale, visitor);
      const call = nullWhenMissing ? () => ask().catch(nullForMissing) : ask;
      if (limit === undefined) return call();
      const attempts = limit.attempts(input, caller);
      return limit.isWrong === undefined
        ? countAttempts(attempts).then(call)
        : limitGuesses(attempts, limit.isWrong, call);
    },
  };
}

function nullForMissing(error: unknown): null {
  if (error instanceof AppError && error.status === 404) return null;
  throw error;
}

function keepWire(schema: z.ZodMiniType) {
  return z.unknown().check(z.refine((wire) => readTolerantly(schema, wire).success));
}

/** The back end's refusal in its own envelope, so that the browser reads one form of error only. */
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

/** A JSON answer that nothing on the way keeps. */
export function answer(body: unknown, status = 200): NextResponse {
  return NextResponse.json(body, {
    status,
    headers: { "cache-control": "private, no-store", "cross-origin-resource-policy": "same-origin" },
  });
}

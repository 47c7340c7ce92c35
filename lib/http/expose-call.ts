import "server-only";
import { NextResponse } from "next/server";
import { z } from "zod";
import { AppError } from "@/lib/errors/app-error";
import { callAsVisitor, callPublic, type Visitor } from "@/lib/http/call-backend";
import type { Endpoint } from "@/lib/http/endpoint";
import { type Attempt, countAttempts, limitGuesses } from "@/lib/http/limits/attempt-limits";
import { readTolerantly } from "@/lib/http/tolerant";
import type { Locale } from "@/lib/i18n/locales";

/** What a browser asked a door with: parts of the path, keys of the query, a JSON body. */
export type Asked = {
  parts: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
};

/** Who asks, as limits tell guests apart: the session's id, and the address where it is known. */
export type Asker = { session: string | undefined; client: string | undefined };

/** What can be guessed or flooded through a door. */
export type DoorLimit<Input> = {
  attempts: (input: Input, asker: Asker) => Attempt[];
  /** Which refusals mean a wrong guess; absent where every call counts. */
  isWrong?: (error: AppError) => boolean;
};

/** One call that a browser may make through `/api`: the address it is known by and the input read from it. */
export type Door = {
  method: string;
  pattern: RegExp;
  /** Only a signed-in guest may make it. */
  needsSession: boolean;
  /** It changes something, so that only our own script may ask for it, by whatever method. */
  changes: boolean;
  /** How large a body may be. */
  maxBytes: number;
  /** Asks the back end with what was asked for; undefined when that does not fit the call. */
  open: (asked: Asked, locale: Locale, visitor: Visitor, asker: Asker) => Promise<unknown> | undefined;
};

type DoorOptions<Input> = {
  /** Same answer for everybody, kept as the endpoint says; asked without the guest's token. */
  isPublic?: boolean;
  needsSession?: boolean;
  maxBytes?: number;
  toInput?: (asked: Asked) => unknown;
  limit?: DoorLimit<Input>;
};

const MAX_BODY_BYTES = 64 * 1024;

/**
 * Makes a door of an endpoint: its input is read from what the browser asked for, and nothing else travels on. The
 * answer is checked against the endpoint's schema and goes to the browser as the back end wrote it.
 */
export function exposeCall<Input, Data extends z.ZodType>(
  endpoint: Endpoint<Input, Data>,
  pattern: RegExp,
  {
    isPublic = false,
    needsSession = !isPublic,
    maxBytes = MAX_BODY_BYTES,
    toInput = mergeAsked,
    limit,
  }: DoorOptions<NoInfer<Input>> = {},
): Door {
  const asWire = { ...endpoint, data: keepWire(endpoint.data) };
  return {
    method: endpoint.method,
    pattern,
    needsSession,
    changes: endpoint.method !== "GET" || !endpoint.idempotent,
    maxBytes,
    open: (asked, locale, visitor, asker) => {
      const parsed = endpoint.input.safeParse(toInput(asked));
      if (!parsed.success) return undefined;
      const call = () =>
        isPublic
          ? callPublic(asWire, parsed.data, locale)
          : callAsVisitor(asWire, parsed.data, locale, visitor);
      if (limit === undefined) return call();
      const attempts = limit.attempts(parsed.data, asker);
      return limit.isWrong === undefined
        ? countAttempts(attempts).then(call)
        : limitGuesses(attempts, limit.isWrong, call);
    },
  };
}

function mergeAsked({ parts, query, body }: Asked): unknown {
  return { ...(typeof body === "object" ? body : {}), ...query, ...parts };
}

function keepWire(schema: z.ZodType) {
  return z.unknown().refine((wire) => readTolerantly(schema, wire).success);
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

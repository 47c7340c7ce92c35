import "server-only";
import type { z } from "zod";
import { AppError } from "@/lib/errors/app-error";
import { callPublic } from "@/lib/http/call-backend";
import type { Endpoint } from "@/lib/http/endpoint";
import type { Locale } from "@/lib/i18n/locales";

/** One call that a browser may make through `/api`: the address it is known by and the input read from it. */
export type Door = {
  method: string;
  pattern: RegExp;
  /** Asks the back end with what the address says; undefined when the query does not fit. */
  open: (
    parts: Record<string, string>,
    query: URLSearchParams,
    locale: Locale,
  ) => Promise<unknown> | undefined;
};

/** Makes a door of an endpoint: its input is read from what the browser asked for, and nothing else travels on. */
export function doorTo<Input, Data extends z.ZodType>(
  endpoint: Endpoint<Input, Data>,
  pattern: RegExp,
): Door {
  return {
    method: endpoint.method,
    pattern,
    open: (parts, query, locale) => {
      const parsed = endpoint.input.safeParse({ ...Object.fromEntries(query), ...parts });
      return parsed.success ? callPublic(endpoint, parsed.data, locale) : undefined;
    },
  };
}

/** The back end's refusal in its own envelope, so that the browser reads one form of error only. */
export function refusal(error: unknown): Response {
  if (!(error instanceof AppError)) throw error;
  const status = error.status ?? 502;
  return answer({ error: { error: error.errorKey ?? error.code } }, status >= 400 ? status : 422);
}

/** A JSON answer that nothing on the way keeps. */
export function answer(body: unknown, status = 200): Response {
  return Response.json(body, {
    status,
    headers: { "cache-control": "private, no-store", "cross-origin-resource-policy": "same-origin" },
  });
}

import type { FrontRequest } from "@/lib/front/front-message";

/**
 * The headers of a client's that reach the application. Everything else stays outside: the Host and whatever proxies
 * add, the framework's own, and every name by which the parts of this server speak to each other.
 */
const passed = [
  "accept",
  "accept-language",
  "content-encoding",
  "content-type",
  "cookie",
  "idempotency-key",
  "origin",
  "purpose",
  "referer",
  "sec-fetch-dest",
  "sec-fetch-mode",
  "sec-fetch-site",
  "sec-fetch-user",
  "sec-purpose",
  "user-agent",
  "x-app",
] as const;

/** What of a client's headers may be handed on. */
export function forwardedHeaders({ headers }: FrontRequest): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name of passed) {
    const value = headers[name];
    if (value !== undefined) kept[name] = value;
  }
  return kept;
}

/** Headers with which the framework asks itself for something other than a page; a guest's browser never does. */
const FRAMEWORK_HEADER = /^(?:rsc|next-.*)$/;

/** Does somebody ask for what is between the framework and itself? */
export function asksForInternals({ headers }: Pick<FrontRequest, "headers">): boolean {
  for (const name in headers) if (FRAMEWORK_HEADER.test(name)) return true;
  return false;
}

/**
 * The headers of an answer that may leave. The framework's own (`x-middleware-*`, `x-nextjs-*`) may not, nor its `link`,
 * which names style sheets that the page has joined with others.
 */
const answered = new Set([
  "allow",
  "cache-control",
  "content-disposition",
  "content-language",
  "content-type",
  "location",
  "referrer-policy",
  "retry-after",
  "set-cookie",
  "x-frame-options",
  "x-robots-tag",
]);

/** What of an answer's headers the client is to see. */
export function answeredHeaders(
  headers: Readonly<Record<string, string | string[] | number | undefined>>,
): Record<string, string | string[]> {
  const kept: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || !answered.has(name.toLowerCase())) continue;
    kept[name.toLowerCase()] = Array.isArray(value) ? value : String(value);
  }
  return kept;
}

import { words } from "@/lib/base/text";
import { isFrameworkHeader } from "@/lib/server/before-hydration/framework/framework-requests";
import type { HttpRequest } from "@/lib/server/http-message";

/**
 * The client headers that reach the application. All others are dropped: the Host, those that proxies add, the
 * framework's own, and the internal headers between the parts of this server.
 */
const passed = words(`
  accept accept-language content-encoding content-type cookie idempotency-key origin purpose referer
  sec-fetch-dest sec-fetch-mode sec-fetch-site sec-fetch-user sec-purpose user-agent x-app x-as-of
  x-session
`);

/** Returns the client headers that may be forwarded. */
export function forwardedHeaders({ headers }: HttpRequest): Record<string, string> {
  const forwarded: Record<string, string> = {};
  for (const name of passed) {
    const value = headers[name];
    if (value !== undefined) forwarded[name] = value;
  }
  return forwarded;
}

/** Returns whether the request asks for internals of the framework. */
export function isFrameworkRequest({ headers }: Pick<HttpRequest, "headers">): boolean {
  for (const name in headers) if (isFrameworkHeader(name)) return true;
  return false;
}

/**
 * The response headers that may be sent. The framework's own (`x-middleware-*`, `x-nextjs-*`) may not.
 */
const responseHeaders = new Set(
  words(`
    allow cache-control clear-site-data content-disposition content-language content-type location
    referrer-policy retry-after set-cookie x-frame-options x-robots-tag
  `),
);

/** Returns the response headers that the client may see. */
export function allowedResponseHeaders(
  headers: Readonly<Record<string, string | string[] | number | undefined>>,
): Record<string, string | string[]> {
  const forwarded: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || !responseHeaders.has(name.toLowerCase())) continue;
    forwarded[name.toLowerCase()] = Array.isArray(value) ? value : String(value);
  }
  return forwarded;
}

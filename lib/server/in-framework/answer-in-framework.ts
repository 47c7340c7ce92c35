import { readBytes } from "@/lib/http/read-bytes";
import { internalHeaders } from "@/lib/routing/internal-headers";
import type { HttpRequest, HttpResponse } from "@/lib/server/http-message";
import { serveByFramework } from "@/lib/server/in-framework/framework-server";
import { createRender } from "@/lib/server/page/render";
import { securityHeaders } from "@/lib/server/policy/security-headers";
import { maxBodyBytes } from "@/lib/server/request/sender";
import { type ApplicationParts, openServices, type Services } from "@/lib/server/services";
import { env } from "@/lib/server/settings/env";

/** Statuses whose responses have no body (RFC 9110, 6.4.1). */
const WITHOUT_BODY = new Set([204, 304]);

let services: Promise<Services> | undefined;

/**
 * Answers a request where Next serves alone, as the web server does: the same functions make the same responses, which
 * get from the framework's own server what has to be rendered. Rejects where the build's files cannot be read.
 */
export async function answerInFramework(
  request: Request,
  queries: Pick<ApplicationParts, "pageExists" | "listPages">,
): Promise<Response> {
  const settings = env();
  const render = createRender(serveByFramework, `localhost:${settings.PORT}`);
  services ??= openServices({ ...queries, settings, render, call: render, isReady: () => true });
  const opened = services;
  // What could not be opened is tried again by the next request.
  opened.catch(() => {
    if (services === opened) services = undefined;
  });
  const read = await readRequest(request);
  if (read === "too large") return new Response(null, { status: 413, headers: securityHeaders(settings) });
  return toResponse(await (await opened).handle(read), settings.PUBLIC_ORIGIN);
}

async function readRequest(request: Request): Promise<HttpRequest | "too large"> {
  const { pathname, search } = new URL(request.url);
  const target = pathname + search;
  // The framework compresses by itself, and would send what is compressed without saying so.
  const {
    [internalHeaders.client]: client,
    "accept-encoding": _,
    ...headers
  } = Object.fromEntries<string | undefined>(request.headers);
  const bytes = await readBytes(request.body, maxBodyBytes(target, headers));
  if (bytes === undefined) return "too large";
  return { method: request.method, target, headers, body: request.body === null ? undefined : bytes, client };
}

function toResponse({ status, headers, body }: HttpResponse, origin: string): Response {
  const written = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    for (const each of [value].flat()) written.append(name, each);
  }
  // The framework understands no other location of its middleware.
  const location = written.get("location");
  if (location !== null) written.set("location", new URL(location, origin).href);
  return new Response(WITHOUT_BODY.has(status) ? null : Buffer.from(body), { status, headers: written });
}

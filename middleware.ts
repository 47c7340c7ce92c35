import { type NextRequest, NextResponse } from "next/server";
import { internalHeaders } from "@/lib/routing/internal-headers";
import { serverKey } from "@/lib/routing/server-key";
import { answerRoute, type RouteCookie, UNLISTED } from "@/lib/server/answer-route";
import { env } from "@/lib/server/settings/env";

export const config = {
  runtime: "nodejs",
  // All page addresses; calls, logins and files have their own handlers.
  matcher: [
    "/((?!api/|auth/|_next/|healthz$|visit$|brand/|icons/|cards/|robots\\.txt$|sitemap(?:/\\d+)?\\.xml$|manifest\\.webmanifest$).*)",
  ],
};

/**
 * Adapts a request to `answerRoute`, and its result to a response. Behind the web server, also in development, the
 * route has already been decided; where Next serves alone, it is decided here.
 */
export function middleware(request: NextRequest): NextResponse {
  if (request.headers.get(internalHeaders.decided) === serverKey()) return NextResponse.next();
  const { nextUrl } = request;
  const answer = answerRoute(
    {
      method: request.method,
      pathname: nextUrl.pathname,
      query: nextUrl.search.slice(1),
      header: (name) => request.headers.get(name),
      cookie: (name) => request.cookies.get(name)?.value,
    },
    env(),
  );
  const rewriteTo = (path: string, headers: Record<string, string>, status?: number) =>
    NextResponse.rewrite(new URL(path, nextUrl.origin), {
      request: { headers: withoutInternal(request.headers, headers) },
      ...(status === undefined ? {} : { status }),
    });
  switch (answer.kind) {
    case "page": {
      const response = rewriteTo(answer.path, {}, answer.status);
      response.headers.set("Cache-Control", "private, no-store");
      if (answer.isUnlisted)
        for (const [name, value] of Object.entries(UNLISTED)) response.headers.set(name, value);
      return withCookies(response, answer.cookies);
    }
    case "legacy":
      return rewriteTo("/legacy", { [internalHeaders.legacy]: answer.decision });
    case "redirect":
      return withCookies(
        new NextResponse(null, {
          status: answer.status,
          headers: { location: answer.location, "cache-control": "no-store" },
        }),
        answer.cookies,
      );
    case "missing":
      return rewriteTo(`/${answer.locale}/error-404`, {}, 404);
  }
}

/** Removes internal headers that a client sent, because they cannot be trusted, and adds our own. */
function withoutInternal(headers: Headers, own: Record<string, string>): Headers {
  const forwarded = new Headers(headers);
  for (const name of Object.values(internalHeaders)) forwarded.delete(name);
  for (const [name, value] of Object.entries(own)) forwarded.set(name, value);
  return forwarded;
}

function withCookies(response: NextResponse, cookies: readonly RouteCookie[]): NextResponse {
  for (const { name, value, ...options } of cookies) response.cookies.set(name, value, options);
  return response;
}

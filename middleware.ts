import { type NextRequest, NextResponse } from "next/server";
import { isMessengerBrowser } from "@/lib/browser/user-agent";
import { env } from "@/lib/env";
import {
  CAME_FROM,
  CAME_FROM_SECONDS,
  NO_AUTOMATIC_LOGIN,
  TRIED_FOR_SECONDS,
} from "@/lib/routing/automatic-login";
import { isCrawler } from "@/lib/routing/crawlers";
import { decideRoute, LEGACY_HEADER, type Remembered } from "@/lib/routing/decide-route";
import { cleanReferrer } from "@/lib/tracking/clean-address";

export const config = {
  runtime: "nodejs",
  // Everything a guest can type; calls, login and files have their own handlers.
  matcher: ["/((?!api/|auth/|_next/|healthz$|visit$|brand/).*)"],
};

const COOKIE_LIFE_SECONDS = {
  language: 365 * 24 * 3600,
  campaign: 30 * 24 * 3600,
  "shared-by": 30 * 24 * 3600,
};

/** Adapter only: a request becomes the question `decideRoute` answers, its answer becomes a response. */
export function middleware(request: NextRequest): NextResponse {
  const decision = decideRoute({
    pathname: request.nextUrl.pathname,
    query: queryOf(request),
    storedLocale: request.cookies.get("language")?.value,
    storedCampaign: request.cookies.get("campaign")?.value,
    storedSharedBy: request.cookies.get("shared-by")?.value,
    acceptLanguage: request.headers.get("accept-language"),
    isCrawler: isCrawler(request.headers.get("user-agent")),
    hasSession: request.cookies.has("__Host-sid") || request.cookies.has("sid"),
    mayLogInByItself: mayLogInByItself(request),
    publicOrigin: env().PUBLIC_ORIGIN,
    redirectHosts: env().REDIRECT_HOSTS,
  });
  switch (decision.kind) {
    case "page": {
      const response = rewriteTo(request, decision.path, decision.status);
      const mayKeep = !decision.isPrivate && decision.status < 500;
      response.headers.set("Cache-Control", mayKeep ? "private, no-cache" : "private, no-store");
      return remember(response, decision.remember);
    }
    case "legacy": {
      const headers = new Headers(request.headers);
      const { route, parts, locale, search } = decision;
      headers.set(
        LEGACY_HEADER,
        encodeURIComponent(JSON.stringify({ route, parts, locale, search: search.toString() })),
      );
      return NextResponse.rewrite(new URL("/legacy", request.nextUrl.origin), { request: { headers } });
    }
    case "redirect":
      return remember(redirectTo(decision.location, decision.status), decision.remember);
    case "automaticLogin": {
      const response = redirectTo(decision.location, 307);
      const tried = { ...cookieBase(), maxAge: TRIED_FOR_SECONDS, httpOnly: true };
      response.cookies.set(NO_AUTOMATIC_LOGIN, "1", tried);
      const cameFrom = cleanReferrer(request.headers.get("referer") ?? "", env().PUBLIC_ORIGIN);
      if (cameFrom !== "")
        response.cookies.set(CAME_FROM, cameFrom, { ...cookieBase(), maxAge: CAME_FROM_SECONDS });
      return remember(response, decision.remember);
    }
    case "unknown":
      return decision.inPlace || !wantsDocument(request)
        ? rewriteTo(request, `/${decision.locale}/error-404`, 404)
        : redirectTo("/error-404", 307);
  }
}

/** The query, which the server in front of Next keeps out of the address so that no page is made from it. */
function queryOf(request: NextRequest): string {
  return request.headers.get("x-page-query") ?? request.nextUrl.search.slice(1);
}

/** A guest opens a page in the messenger's own browser, which has not been led to a login by itself. */
function mayLogInByItself(request: NextRequest): boolean {
  const { headers, cookies, method } = request;
  const isOpened =
    method === "GET" &&
    wantsDocument(request) &&
    (headers.get("sec-fetch-dest") ?? "document") === "document" &&
    !/prefetch/.test(headers.get("sec-purpose") ?? headers.get("purpose") ?? "");
  return isOpened && isMessengerBrowser(headers.get("user-agent") ?? "") && !cookies.has(NO_AUTOMATIC_LOGIN);
}

/** Somebody reading a page, as opposed to a picture or a script that is not there. */
function wantsDocument(request: NextRequest): boolean {
  return (request.headers.get("accept") ?? "").includes("text/html");
}

function rewriteTo(request: NextRequest, path: string, status: number): NextResponse {
  return NextResponse.rewrite(new URL(path, request.nextUrl.origin), { status });
}

function redirectTo(location: string, status: 302 | 307): NextResponse {
  return new NextResponse(null, {
    status,
    headers: { location: new URL(location, env().PUBLIC_ORIGIN).href, "cache-control": "no-store" },
  });
}

/** Public pages set no cookie unless something changed: a Set-Cookie makes an answer one reader's own. */
function remember(response: NextResponse, { language, campaign, sharedBy }: Remembered): NextResponse {
  const values = { language, campaign, "shared-by": sharedBy };
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue;
    const maxAge = COOKIE_LIFE_SECONDS[name as keyof typeof COOKIE_LIFE_SECONDS];
    response.cookies.set(name, value, { ...cookieBase(), maxAge });
  }
  return response;
}

function cookieBase() {
  return { path: "/", sameSite: "lax" as const, secure: env().PUBLIC_ORIGIN.startsWith("https:") };
}

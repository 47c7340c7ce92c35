import "server-only";
import type { NextRequest, NextResponse } from "next/server";
import { type CookieToSet, type Session, sessionHint } from "@/lib/account/session";
import { readUrl } from "@/lib/base/text";
import { isLocale, type Locale } from "@/lib/i18n/locales";
import { resolveLocale } from "@/lib/i18n/resolve-locale";
import { env } from "@/lib/server/settings/env";

/** Adds the cookies to a response, and returns it. */
export function setCookies(response: NextResponse, cookies: readonly CookieToSet[]): NextResponse {
  for (const { name, value, ...options } of cookies) response.cookies.set(name, value, options);
  return response;
}

/** Returns the guest's language where no page has decided it: the stored choice, else the browser's first (R9.1). */
export function requestLocale(request: NextRequest): Locale {
  return resolveLocale({
    requestedLanguage: null,
    stored: request.cookies.get("language")?.value,
    accepted: request.headers.get("accept-language"),
  });
}

/** Returns the language of a call: that of the page whose script makes it and sends nothing else, else the guest's. */
export function callLocale(request: NextRequest): Locale {
  const language = request.headers.get("accept-language");
  return isLocale(language) ? language : requestLocale(request);
}

/**
 * Returns whether one of our own pages sends the request. Safari before 16.4 has no `sec-fetch-site`, and no Origin in what
 * it only reads; it says its page as the referrer, which no other site can set to ours.
 */
export function isSameOrigin({ headers }: Pick<Request, "headers">): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const origin = headers.get("origin") ?? readUrl(headers.get("referer") ?? "")?.origin;
  return origin === env().PUBLIC_ORIGIN;
}

/** Returns whether our own script sent the request: no form can set the `x-app` header. */
export function isFromOwnScript(request: NextRequest): boolean {
  return isSameOrigin(request) && request.headers.get("x-app") === "1";
}

/**
 * Returns whether the page that sent the request was made for another session than this one (R3.13). A page that names
 * none, such as a visitor's, is everybody's.
 */
export function isForOtherSession(request: NextRequest, session: Session | undefined): boolean {
  const made = request.headers.get("x-session");
  return made !== null && session !== undefined && made !== sessionHint(session);
}

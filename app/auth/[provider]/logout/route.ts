import { type NextRequest, NextResponse } from "next/server";
import { redirectUncached } from "@/app/auth/[provider]/login-answers";
import { isSameOrigin, setCookies } from "@/app/auth/guest-request";
import { logOut } from "@/lib/account/endpoints";
import { isProviderDown } from "@/lib/account/login-attempt";
import {
  automaticLoginCookie,
  endedSessionCookies,
  readSession,
  type Session,
  sessionCookieName,
} from "@/lib/account/session";
import { loadSetting } from "@/lib/cms/site/loaders";
import { callAsVisitor } from "@/lib/http/call-backend";
import { FALLBACK_LOCALE } from "@/lib/i18n/locales";
import { log } from "@/lib/server/log/log";
import { env } from "@/lib/server/settings/env";

export const dynamic = "force-dynamic";

/**
 * Ends the session here, at the back end and, for a messenger login, at the provider's logout address (R3.5). Only our
 * own form can post to it; links and other sites cannot.
 */
export async function POST(request: NextRequest): Promise<NextResponse> {
  if (!isSameOrigin(request)) return new NextResponse(null, { status: 403 });
  const session = await readSession(request.cookies.get(sessionCookieName())?.value);
  if (session !== undefined) await endAtBackend(session);
  const response = redirectUncached(session?.authBy === "kakao" ? await messengerLogout() : "/");
  response.headers.set("clear-site-data", '"cache"');
  const isByHand = !request.headers.has("x-app");
  return setCookies(response, [...endedSessionCookies(), ...(isByHand ? [automaticLoginCookie(false)] : [])]);
}

/** Handles the return from the provider's logout, which knows this address only. */
export function GET(): NextResponse {
  return redirectUncached("/");
}

async function endAtBackend({ token, authBy }: Session): Promise<void> {
  try {
    await callAsVisitor(logOut, { provider: authBy }, FALLBACK_LOCALE, { token });
  } catch (error) {
    // The guest wants to be logged out; the token expires anyway.
    log.warn("a logout failed at the back end", error);
  }
}

async function messengerLogout(): Promise<string> {
  const [clientId, isDown] = await Promise.all([
    loadSetting("kakao_info").then(
      (info) => info?.client_id,
      () => undefined,
    ),
    isProviderDown("kakao"),
  ]);
  // The session here has ended in any case.
  if (clientId === undefined || isDown) return "/";
  const url = new URL("/oauth/logout", env().MESSENGER_ORIGIN);
  url.searchParams.set("client_id", clientId);
  url.searchParams.set("logout_redirect_uri", `${env().PUBLIC_ORIGIN}/auth/kakao/logout`);
  return url.href;
}

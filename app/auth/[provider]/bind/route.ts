import type { NextRequest, NextResponse } from "next/server";
import { beginLogin, readReturnTarget } from "@/app/auth/[provider]/begin-login";
import { redirectUncached, toLoginPage } from "@/app/auth/[provider]/login-answers";
import { readSession, sessionCookieName } from "@/lib/account/session";
import { paths } from "@/lib/routing/paths";
import { returnTargetOf } from "@/lib/routing/safe-url";
import { env } from "@/lib/server/settings/env";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ provider: string }> };

/**
 * Begins linking the loyalty account; a guest who is not signed in signs in with the messenger first. A link on another
 * site could link an attacker's account to a guest's, so requests from there must be confirmed first
 * (account-linking CSRF).
 */
export async function GET(request: NextRequest, { params }: Context): Promise<NextResponse> {
  if ((await params).provider !== "hyatt") return redirectUncached(paths.notFound());
  if (!isFromHere(request)) {
    return toLoginPage({ provider: "hyatt", reason: "from_elsewhere", returnTo: readReturnTarget(request) });
  }
  const session = await readSession(request.cookies.get(sessionCookieName())?.value);
  if (session === undefined)
    return beginLogin(request, { provider: "kakao", purpose: "login", thenBind: true });
  return beginLogin(request, { provider: "hyatt", purpose: "bind", sessionId: session.id });
}

/** Returns whether one of our pages or the guest made the request; without `sec-fetch-site` the referrer decides. */
function isFromHere({ headers }: NextRequest): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin" || site === "none";
  return returnTargetOf(headers.get("referer"), env().PUBLIC_ORIGIN) !== undefined;
}

import type { NextRequest, NextResponse } from "next/server";
import { beginLogin } from "@/app/auth/[provider]/begin-login";
import { redirectHome } from "@/app/auth/[provider]/login-answers";
import { readSession, sessionCookieName } from "@/lib/session/session";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ provider: string }> };

/** Begins linking the loyalty account; whoever is not signed in signs in with the messenger first, in the same go. */
export async function GET(request: NextRequest, { params }: Context): Promise<NextResponse> {
  if ((await params).provider !== "hyatt") return redirectHome("/error-404");
  const session = await readSession(request.cookies.get(sessionCookieName())?.value);
  if (session === undefined)
    return beginLogin(request, { provider: "kakao", purpose: "login", thenBind: true });
  return beginLogin(request, { provider: "hyatt", purpose: "bind", sessionId: session.id });
}

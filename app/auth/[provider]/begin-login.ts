import "server-only";
import type { NextRequest, NextResponse } from "next/server";
import { redirectHome, toLoginPage } from "@/app/auth/[provider]/login-answers";
import { setCookies } from "@/app/auth/set-cookies";
import { env } from "@/lib/env";
import { parseReturnTarget, returnTargetOf } from "@/lib/routing/return-target";
import { authorizeAddress, loadProvider, newCodeVerifier } from "@/lib/session/authorize";
import {
  attemptCookie,
  attemptPrefix,
  endedAttemptCookie,
  MAX_ATTEMPTS,
  newState,
} from "@/lib/session/login-attempt";
import type { LoginAttempt } from "@/lib/session/schema";

type Wish = Pick<LoginAttempt, "provider" | "purpose"> &
  Partial<Pick<LoginAttempt, "thenBind" | "sessionId">>;

/** The page the guest wants to come back to: the one asked for, else the one the link stood on, else the front page. */
export function readReturnTarget(request: NextRequest): string {
  const asked = request.nextUrl.searchParams.get("return");
  if (asked !== null) return parseReturnTarget(asked);
  return returnTargetOf(request.headers.get("referer"), env().PUBLIC_ORIGIN) ?? "/";
}

/**
 * Sends the guest to the provider. Each attempt has a cookie of its own, so two tabs do not break each other, and the
 * way back is kept in it, never taken from the provider.
 */
export async function beginLogin(request: NextRequest, wish: Wish): Promise<NextResponse> {
  const returnTo = readReturnTarget(request);
  const prompt = request.nextUrl.searchParams.get("prompt");
  try {
    const provider = await loadProvider(wish.provider);
    if (provider === undefined) return toLoginPage({ provider: wish.provider, reason: "closed", returnTo });
    const attempt: LoginAttempt = {
      thenBind: false,
      ...wish,
      state: newState(),
      codeVerifier: newCodeVerifier(),
      returnTo,
      isSilent: prompt === "none",
    };
    const asked = prompt === "none" || prompt === "select_account" || prompt === "login" ? prompt : undefined;
    const response = redirectHome(await authorizeAddress(provider, attempt, asked));
    return setCookies(response, [await attemptCookie(attempt), ...spareAttempts(request)]);
  } catch (error) {
    console.warn("a login could not begin", error instanceof Error ? error.message : error);
    return toLoginPage({ provider: wish.provider, reason: "unavailable", returnTo });
  }
}

/** Attempts that were given up, so that cookies do not pile up. */
function spareAttempts(request: NextRequest) {
  const names = request.cookies
    .getAll()
    .flatMap(({ name }) => (name.startsWith(attemptPrefix()) ? [name] : []));
  return names.slice(0, Math.max(0, names.length - MAX_ATTEMPTS + 1)).map(endedAttemptCookie);
}

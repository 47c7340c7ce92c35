import "server-only";
import { setTimeout } from "node:timers/promises";
import type { NextRequest, NextResponse } from "next/server";
import { answerWithoutLogin, redirectUncached } from "@/app/auth/[provider]/login-answers";
import { setCookies } from "@/app/auth/guest-request";
import {
  attemptCookie,
  attemptsToEvict,
  authorizeAddress,
  endedAttemptCookie,
  isProviderDown,
  loadProvider,
  newCodeVerifier,
  newState,
} from "@/lib/account/login-attempt";
import type { LoginAttempt } from "@/lib/account/schema";
import { loginPromptedCookie } from "@/lib/account/session";
import { clientKey, isWithinLimits } from "@/lib/http/attempt-limits";
import { LOGIN_TRIED_KEY, NO_AUTOMATIC_LOGIN } from "@/lib/routing/automatic-login";
import type { LoginReason } from "@/lib/routing/login-outcome";
import { parseReturnTarget, returnTargetOf } from "@/lib/routing/safe-url";
import { log } from "@/lib/server/log/log";
import { env } from "@/lib/server/settings/env";

type LoginStart = Pick<LoginAttempt, "provider" | "purpose"> &
  Partial<Pick<LoginAttempt, "thenBind" | "sessionId">>;

const SILENT_WITHIN_MS = 2_000;

/** Returns the page the guest wants to return to: the requested one, else the referring one, else the front page. */
export function readReturnTarget(request: NextRequest): string {
  const requested = request.nextUrl.searchParams.get("return");
  if (requested !== null) return parseReturnTarget(requested);
  return returnTargetOf(request.headers.get("referer"), env().PUBLIC_ORIGIN) ?? "/";
}

/**
 * Redirects the guest to the provider. Each attempt has a cookie of its own, so two tabs do not break each other; the
 * return address is kept in it and never taken from the provider. While the provider is down, the guest stays with us.
 */
export async function beginLogin(request: NextRequest, start: LoginStart): Promise<NextResponse> {
  const prompt = request.nextUrl.searchParams.get("prompt");
  const attempt = { ...newAttempt(start, readReturnTarget(request)), isSilent: prompt === "none" };
  // A browser that keeps no cookies cannot be logged in, and must not be redirected here from every page.
  if (
    attempt.isSilent &&
    request.nextUrl.searchParams.has(LOGIN_TRIED_KEY) &&
    !request.cookies.has(NO_AUTOMATIC_LOGIN)
  )
    return answerWithoutLogin(attempt, "needed");
  if (!(await isWithinLimits([{ limit: "loginOfAddress", key: clientKey(request.headers) }]))) {
    return answerWithoutLogin(attempt, "later");
  }
  const requestedPrompt =
    prompt === "none" || prompt === "select_account" || prompt === "login" ? prompt : undefined;
  return leadToProvider(request, attempt, requestedPrompt);
}

/**
 * Sends a guest whose silent login failed to a visible one that they did not ask for (R3.8): once per browser session,
 * and the page follows whatever its outcome.
 */
export async function forceLogin(request: NextRequest, returnTo: string): Promise<NextResponse> {
  const attempt = { ...newAttempt({ provider: "kakao", purpose: "login" }, returnTo), isForced: true };
  return setCookies(await leadToProvider(request, attempt, undefined), [loginPromptedCookie()]);
}

/** Continues with linking the loyalty account to the session that a login has just begun. */
export function beginLink(request: NextRequest, sessionId: string, returnTo: string): Promise<NextResponse> {
  const attempt = newAttempt({ provider: "hyatt", purpose: "bind", sessionId }, returnTo);
  return leadToProvider(request, attempt, undefined);
}

function newAttempt(start: LoginStart, returnTo: string): LoginAttempt {
  return {
    thenBind: false,
    ...start,
    state: newState(),
    codeVerifier: newCodeVerifier(),
    returnTo,
    isSilent: false,
    isForced: false,
  };
}

async function leadToProvider(
  request: NextRequest,
  attempt: LoginAttempt,
  requestedPrompt: string | undefined,
): Promise<NextResponse> {
  try {
    const destination = findDestination(attempt, requestedPrompt);
    const address = await (attempt.isSilent ? Promise.race([destination, tooLate()]) : destination);
    if ("reason" in address) return answerWithoutLogin(attempt, address.reason);
    const response = redirectUncached(address.to);
    const cookie = await attemptCookie(attempt);
    // Keeps cookies of abandoned logins from piling up.
    const evicted = attemptsToEvict(request.cookies.getAll(), cookie.name.length + cookie.value.length);
    return setCookies(response, [cookie, ...evicted.map(endedAttemptCookie)]);
  } catch (error) {
    log.warn("a login could not be started", error);
    return answerWithoutLogin(attempt, "unavailable");
  }
}

/** A guest who did not ask for a login must not wait for it in front of a page that is ready. */
function tooLate(): Promise<{ reason: LoginReason }> {
  return setTimeout(SILENT_WITHIN_MS, { reason: "unavailable" }, { ref: false });
}

async function findDestination(
  attempt: LoginAttempt,
  prompt: string | undefined,
): Promise<{ to: string } | { reason: LoginReason }> {
  const [provider, isDown] = await Promise.all([
    loadProvider(attempt.provider),
    isProviderDown(attempt.provider),
  ]);
  if (provider === undefined) return { reason: "closed" };
  if (isDown) return { reason: "unavailable" };
  return { to: await authorizeAddress(provider, attempt, prompt) };
}

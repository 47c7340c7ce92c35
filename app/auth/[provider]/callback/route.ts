import { createHash } from "node:crypto";
import type { NextRequest, NextResponse } from "next/server";
import { beginLink, forceLogin } from "@/app/auth/[provider]/begin-login";
import {
  answerWithoutLogin,
  reasonOfBackend,
  reasonOfProvider,
  redirectUncached,
  toLoginPage,
} from "@/app/auth/[provider]/login-answers";
import { requestLocale, setCookies } from "@/app/auth/guest-request";
import { bindAccount, getUserInfo, logIn } from "@/lib/account/endpoints";
import {
  callbackAddress,
  cookieNameOf,
  endedAttemptCookie,
  loadProvider,
  readAttempt,
  readReturn,
} from "@/lib/account/login-attempt";
import { type LoginAttempt, providerSchema } from "@/lib/account/schema";
import {
  accountLinkedCookie,
  automaticLoginCookie,
  beginSession,
  type CookieToSet,
  endedSessionCookies,
  guestReplacedCookie,
  readSession,
  type Session,
  sessionCookieName,
  sessionCookies,
} from "@/lib/account/session";
import { AppError } from "@/lib/base/app-error";
import { isCrawler, isMessengerBrowser } from "@/lib/browser/user-agent";
import { clientKey, isWithinLimits } from "@/lib/http/attempt-limits";
import { callAsVisitor } from "@/lib/http/call-backend";
import { FALLBACK_LOCALE } from "@/lib/i18n/locales";
import { LOGIN_PROMPTED } from "@/lib/routing/automatic-login";
import type { LoginReason } from "@/lib/routing/login-outcome";
import { paths } from "@/lib/routing/paths";
import { log } from "@/lib/server/log/log";
import { countEvent } from "@/lib/server/metrics/definitions";
import { env } from "@/lib/server/settings/env";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ provider: string }> };
type Ended = { cookies?: CookieToSet[] } & (
  | { to: string }
  /** Signed in; the loyalty account is to be linked next, in the session with this id. */
  | { thenBind: string }
  | { reason: LoginReason }
);

/**
 * Handles the return from a provider. Accepts only an attempt that this browser began, once; passes the code to the
 * back end and redirects to the address kept in the attempt (login CSRF).
 */
export async function GET(request: NextRequest, { params }: Context): Promise<NextResponse> {
  const parsed = providerSchema.safeParse((await params).provider);
  if (!parsed.success) return redirectUncached(paths.notFound());
  const provider = parsed.data;
  const search = request.nextUrl.searchParams;
  const state = search.get("state") ?? "";
  const cookieName = cookieNameOf(state);
  const attempt =
    cookieName === undefined
      ? undefined
      : await readAttempt(request.cookies.get(cookieName)?.value, { provider, state });
  if (cookieName === undefined || attempt === undefined) {
    noteEnd(provider, "started_elsewhere");
    return toLoginPage({ provider, reason: "started_elsewhere", returnTo: "/" });
  }
  const isAllowed = await isWithinLimits([
    { limit: "loginReturnOfAddress", key: clientKey(request.headers) },
  ]);
  const ended: Ended = isAllowed ? await finish(request, attempt, search) : { reason: "later" };
  noteEnd(provider, "reason" in ended ? ended.reason : "signed in");
  const response = await answerWith(request, attempt, ended);
  return setCookies(response, [...(ended.cookies ?? []), endedAttemptCookie(cookieName)]);
}

function noteEnd(provider: string, outcome: LoginReason | "signed in"): void {
  countEvent("yeoul_logins_total", { provider, outcome });
  log.info("a login ended", { provider, outcome });
}

function answerWith(
  request: NextRequest,
  attempt: LoginAttempt,
  ended: Ended,
): NextResponse | Promise<NextResponse> {
  if ("to" in ended) return redirectUncached(ended.to);
  if ("thenBind" in ended) return beginLink(request, ended.thenBind, attempt.returnTo);
  if (attempt.isSilent && ended.reason === "needed" && mayBeForced(request))
    return forceLogin(request, attempt.returnTo);
  return answerWithoutLogin(attempt, ended.reason);
}

/**
 * Returns whether a login may be forced: in the messenger's own browser, once until it is closed, never for a crawler
 * (R3.8).
 */
function mayBeForced({ headers, cookies }: NextRequest): boolean {
  const userAgent = headers.get("user-agent") ?? "";
  return (
    env().MESSENGER_LOGIN === "forced" &&
    isMessengerBrowser(userAgent) &&
    !isCrawler(userAgent) &&
    !cookies.has(LOGIN_PROMPTED)
  );
}

async function finish(request: NextRequest, attempt: LoginAttempt, search: URLSearchParams): Promise<Ended> {
  try {
    const provider = await loadProvider(attempt.provider);
    if (provider === undefined) return { reason: "closed" };
    const outcome = readReturn(provider, search, attempt.state);
    if (outcome.kind === "refused") {
      const reason = reasonOfProvider(outcome.error);
      // A fault on either side that an operator has to see; the provider's own text is never logged.
      if (!attempt.isSilent && reason !== "cancelled")
        log.warn(`a login at ${attempt.provider} returned without a code: ${reason}`);
      return { reason };
    }
    return attempt.purpose === "bind"
      ? await link(request, attempt, outcome.code)
      : await signIn(request, attempt, outcome.code);
  } catch (error) {
    return { reason: toReason(error) };
  }
}

async function signIn(request: NextRequest, attempt: LoginAttempt, code: string): Promise<Ended> {
  const { provider, codeVerifier, returnTo, thenBind, isSilent, isForced } = attempt;
  const input = { provider, code, redirectUri: callbackAddress(provider), codeVerifier };
  const access = await callAsVisitor(logIn, input, requestLocale(request), { token: undefined });
  const guest = await findGuest(access.accessToken);
  const session = { ...beginSession(access, provider), ...(guest === undefined ? {} : { guest }) };
  const replaced = await readSession(request.cookies.get(sessionCookieName())?.value);
  const cookies = await sessionCookies(session);
  if (replaced !== undefined) cookies.push(guestReplacedCookie());
  // A guest who logs in by hand no longer wants to stay logged out.
  if (!isSilent && !isForced) cookies.push(automaticLoginCookie(true));
  return thenBind ? { thenBind: session.id, cookies } : { to: returnTo, cookies };
}

/** Resolves with what names the guest at the messenger or the programme; undefined where the back end does not say. */
async function findGuest(token: string): Promise<string | undefined> {
  try {
    const { profiles } = await callAsVisitor(getUserInfo, {}, FALLBACK_LOCALE, { token });
    return profiles.kakao[0]?.id ?? profiles.hyatt[0]?.loyaltyId;
  } catch {
    // The login has succeeded; limits then count by session.
    return undefined;
  }
}

async function link(request: NextRequest, attempt: LoginAttempt, code: string): Promise<Ended> {
  const session = await readSession(request.cookies.get(sessionCookieName())?.value);
  if (session === undefined || session.id !== attempt.sessionId) return { reason: "started_elsewhere" };
  const { provider, codeVerifier, returnTo } = attempt;
  const input = { provider, code, redirectUri: callbackAddress(provider), codeVerifier };
  try {
    // The state is random for each attempt, so that one attempt links once.
    const idempotencyKey = createHash("sha256").update(`bind ${attempt.state}`).digest("base64url");
    await callAsVisitor(bindAccount, input, requestLocale(request), { token: session.token, idempotencyKey });
  } catch (error) {
    if (!isUnauthorized(error) || (await isStillKnown(session))) throw error;
    return { reason: "signed_out", cookies: endedSessionCookies() };
  }
  // Linking raises what a session is worth, so the session gets a new id that its old cookie lacks (ASVS 7.2.4).
  const access = { accessToken: session.token, expiresAt: session.expiresAt };
  const cookies = await sessionCookies({
    ...session,
    ...beginSession(access, session.authBy),
    beganAt: session.beganAt,
    firstId: session.firstId ?? session.id,
  });
  return { to: returnTo, cookies: [...cookies, accountLinkedCookie()] };
}

/** A refused code and an ended session are both 401; only the second is permanent. */
async function isStillKnown({ token }: Session): Promise<boolean> {
  try {
    await callAsVisitor(getUserInfo, {}, FALLBACK_LOCALE, { token });
    return true;
  } catch (error) {
    return !isUnauthorized(error);
  }
}

function isUnauthorized(error: unknown): boolean {
  return error instanceof AppError && error.code === "unauthorized";
}

function toReason(error: unknown): LoginReason {
  // A guest returning from a provider has no other page to go to than the one this response redirects to.
  log.warn("a login could not be completed", error);
  return error instanceof AppError ? reasonOfBackend(error) : "unavailable";
}

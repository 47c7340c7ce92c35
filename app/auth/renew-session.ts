import "server-only";
import { newAttemptKey } from "@/lib/http/attempt-key";
import { callAsVisitor } from "@/lib/http/call-backend";
import { runWithoutDeadline } from "@/lib/http/request-deadline";
import { FALLBACK_LOCALE } from "@/lib/i18n/locales";
import { log } from "@/lib/log/log";
import { updateProfile } from "@/lib/session/endpoints";
import { type CookieToSet, isDueForRenewal, type Session, sessionCookies } from "@/lib/session/session";

type Renewed = { session: Session; cookies: CookieToSet[] } | undefined;

/** Calls that were sent beside the one that renewed still arrive with the old token, and it may work no longer. */
const REMEMBERED_MS = 60_000;

/** By the token that was renewed. */
const renewals = new Map<string, Promise<Renewed>>();

/**
 * Asks the back end for a fresh token before the old one ends, so that a guest who keeps using the site stays signed
 * in. One call for a token, however many are sent with it; a back end that renews nothing, or fails, leaves the session
 * as it is.
 */
export function renewWhenDue(session: Session): Promise<Renewed> {
  if (!isDueForRenewal(session, new Date())) return Promise.resolve(undefined);
  const { token } = session;
  const known = renewals.get(token);
  if (known !== undefined) return known;
  // Calls of other requests wait for it as well.
  const renewing = runWithoutDeadline(() => renew(session)).then((renewed) => {
    if (renewed === undefined) renewals.delete(token);
    else setTimeout(() => renewals.delete(token), REMEMBERED_MS).unref();
    return renewed;
  });
  renewals.set(token, renewing);
  return renewing;
}

async function renew(session: Session): Promise<Renewed> {
  try {
    const visitor = { token: session.token, idempotencyKey: newAttemptKey() };
    const access = await callAsVisitor(updateProfile, { provider: session.authBy }, FALLBACK_LOCALE, visitor);
    if (access.accessToken === undefined || access.expiresAt === undefined) return undefined;
    const { accessToken: token, expiresAt } = access;
    const renewed = { ...session, token, expiresAt, beganAt: new Date().toISOString() };
    return { session: renewed, cookies: await sessionCookies(renewed) };
  } catch (error) {
    // The token at hand still works; the call it is wanted for will say whether the session has ended.
    log.warn("a session was not renewed", error);
    return undefined;
  }
}

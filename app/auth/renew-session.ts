import "server-only";
import { LRUCache } from "lru-cache";
import { updateProfile } from "@/lib/account/endpoints";
import { type CookieToSet, isDueForRenewal, type Session, sessionCookies } from "@/lib/account/session";
import { newAttemptKey } from "@/lib/http/attempt-key";
import { callAsVisitor } from "@/lib/http/call-backend";
import { runWithoutDeadline } from "@/lib/http/request-deadline";
import { FALLBACK_LOCALE } from "@/lib/i18n/locales";
import { log } from "@/lib/server/log/log";

type Renewed = { session: Session; cookies: CookieToSet[] } | undefined;

/** Milliseconds; calls sent beside the one that renewed still arrive with the old token, which may no longer work. */
const REMEMBERED_MS = 60_000;

/** More tokens than are renewed within that time. */
const MAX_REMEMBERED = 10_000;

/** Keyed by the token that was renewed. */
const renewals = new LRUCache<string, Promise<Renewed>>({ max: MAX_REMEMBERED, ttl: REMEMBERED_MS });

/**
 * Requests a fresh token from the back end before the old one expires, so that a guest who keeps using the site stays
 * signed in. One call per token, however many requests arrive with it; undefined, with the session unchanged, where
 * none is due or the back end renews nothing or fails.
 */
export function renewWhenDue(session: Session): Promise<Renewed> {
  if (!isDueForRenewal(session, new Date())) return Promise.resolve(undefined);
  const { token } = session;
  const known = renewals.get(token);
  if (known !== undefined) return known;
  // Other requests wait for it too, so the deadline of this one does not apply.
  const renewing = runWithoutDeadline(() => renew(session)).then((renewed) => {
    if (renewed === undefined) renewals.delete(token);
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
    // The current token still works; the call that needs it will show whether the session has ended.
    log.warn("a session was not renewed", error);
    return undefined;
  }
}

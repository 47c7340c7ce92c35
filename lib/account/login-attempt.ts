import "server-only";
import { randomBytes } from "node:crypto";
import { type LoginAttempt, loginAttemptSchema } from "@/lib/account/schema";
import { seal, unseal } from "@/lib/account/seal";
import { type CookieToSet, isSecure } from "@/lib/account/session";
import { env } from "@/lib/server/settings/env";

const LIFE_MS = 10 * 60_000;
/** Several tabs may log in at once; more attempts than this are left over from abandoned logins. */
const MAX_ATTEMPTS = 5;
/** For all attempt cookies together: a server reads at most 16 KB of headers, and beyond that no page would load. */
const MAX_BYTES = 6_144;

/** Prefix of the attempt cookies; the id at the start of the state follows it. */
export const attemptPrefix = () => (isSecure() ? "__Host-login-" : "login-");

/** Returns a new state for one attempt: the id that names its cookie, and a secret part. */
export function newState(): string {
  return `${randomBytes(6).toString("hex")}.${randomBytes(18).toString("base64url")}`;
}

/** Returns the attempt's own cookie (R1.6), valid for ten minutes. */
export async function attemptCookie(attempt: LoginAttempt): Promise<CookieToSet> {
  const value = await seal("login-attempt", attempt, new Date(Date.now() + LIFE_MS));
  return cookie(cookieNameOf(attempt.state) ?? "", value, LIFE_MS / 1_000);
}

/** Returns the name of the cookie for a state; undefined for an invalid state. */
export function cookieNameOf(state: string | null): string | undefined {
  const id = /^([\da-f]{12})\.[\w-]{24}$/.exec(state ?? "")?.[1];
  return id === undefined ? undefined : attemptPrefix() + id;
}

/** Returns the attempt in this cookie if it is for this provider and this state. */
export async function readAttempt(
  value: string | undefined,
  { provider, state }: Pick<LoginAttempt, "provider" | "state">,
): Promise<LoginAttempt | undefined> {
  const attempt = await unseal("login-attempt", value, loginAttemptSchema);
  return attempt?.provider === provider && attempt.state === state ? attempt : undefined;
}

/**
 * Returns the names of the attempt cookies to remove so that one of `bytes` fits. `sent` is ordered as browsers send
 * cookies, oldest first.
 */
export function attemptsToEvict(sent: readonly { name: string; value: string }[], bytes: number): string[] {
  const attempts = sent.filter(({ name }) => name.startsWith(attemptPrefix())).reverse();
  let left = MAX_BYTES - bytes;
  const fittingCount = attempts.slice(0, MAX_ATTEMPTS - 1).findIndex(({ name, value }) => {
    left -= name.length + value.length;
    return left < 0;
  });
  return attempts
    .slice(fittingCount === -1 ? MAX_ATTEMPTS - 1 : fittingCount)
    .map(({ name }) => name)
    .reverse();
}

/** Returns the cookie that removes the attempt cookie of this name. */
export function endedAttemptCookie(name: string): CookieToSet {
  return cookie(name, "", 0);
}

/** Returns the address to which a provider sends the guest back; only these two are registered with the providers. */
export function callbackAddress(provider: LoginAttempt["provider"]): string {
  return `${env().PUBLIC_ORIGIN}/auth/${provider}/callback`;
}

function cookie(name: string, value: string, maxAge: number): CookieToSet {
  return { name, value, maxAge, httpOnly: true, secure: isSecure(), sameSite: "lax", path: "/" };
}

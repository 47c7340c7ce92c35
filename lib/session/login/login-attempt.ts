import "server-only";
import { randomBytes } from "node:crypto";
import { env } from "@/lib/env";
import { type LoginAttempt, loginAttemptSchema } from "@/lib/session/schema";
import { open, seal } from "@/lib/session/seal";
import { type CookieToSet, isSecure } from "@/lib/session/session";

const LIFE_MS = 10 * 60_000;
/** Two tabs may log in at once; more than these are left over from logins that were given up. */
const MAX_ATTEMPTS = 5;
/** All of them together: a server reads 16 KB of headers and no more, and then no page at all would come. */
const MAX_BYTES = 6_144;

/** Attempt cookies are told apart by the id that the state begins with. */
export const attemptPrefix = () => (isSecure() ? "__Host-login-" : "login-");

/** A state for one attempt: the name of its cookie, and what nobody can guess. */
export function newState(): string {
  return `${randomBytes(6).toString("hex")}.${randomBytes(18).toString("base64url")}`;
}

/** The attempt as a cookie of its own (R1.6): ten minutes, gone when used. */
export async function attemptCookie(attempt: LoginAttempt): Promise<CookieToSet> {
  const value = await seal("login-attempt", attempt, new Date(Date.now() + LIFE_MS));
  return cookie(cookieNameOf(attempt.state) ?? "", value, LIFE_MS / 1_000);
}

/** The name of the cookie that a state belongs to; undefined for what is no state of ours. */
export function cookieNameOf(state: string | null): string | undefined {
  const id = /^([\da-f]{12})\.[\w-]{24}$/.exec(state ?? "")?.[1];
  return id === undefined ? undefined : attemptPrefix() + id;
}

/** The attempt that this cookie keeps, when it is for this provider and this state. */
export async function readAttempt(
  value: string | undefined,
  { provider, state }: Pick<LoginAttempt, "provider" | "state">,
): Promise<LoginAttempt | undefined> {
  const attempt = await open("login-attempt", value, loginAttemptSchema);
  return attempt?.provider === provider && attempt.state === state ? attempt : undefined;
}

/** The attempts of this browser, oldest first as it sends them, that must go so that one of `bytes` may come. */
export function spareAttempts(sent: readonly { name: string; value: string }[], bytes: number): string[] {
  const attempts = sent.filter(({ name }) => name.startsWith(attemptPrefix())).reverse();
  let room = MAX_BYTES - bytes;
  const kept = attempts.slice(0, MAX_ATTEMPTS - 1).findIndex(({ name, value }) => {
    room -= name.length + value.length;
    return room < 0;
  });
  return attempts
    .slice(kept === -1 ? MAX_ATTEMPTS - 1 : kept)
    .map(({ name }) => name)
    .reverse();
}

export function endedAttemptCookie(name: string): CookieToSet {
  return cookie(name, "", 0);
}

/** Where a provider sends the guest back to; it knows exactly these two addresses. */
export function callbackAddress(provider: LoginAttempt["provider"]): string {
  return `${env().PUBLIC_ORIGIN}/auth/${provider}/callback`;
}

function cookie(name: string, value: string, maxAge: number): CookieToSet {
  return { name, value, maxAge, httpOnly: true, secure: isSecure(), sameSite: "lax", path: "/" };
}

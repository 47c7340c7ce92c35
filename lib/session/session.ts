import "server-only";
import { createHash, randomBytes } from "node:crypto";
import type * as z from "zod/mini";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors/app-error";
import { LOGIN_ASKED, NO_AUTOMATIC_LOGIN } from "@/lib/routing/automatic-login";
import { sealedSessionSchema } from "@/lib/session/schema";
import { open, seal } from "@/lib/session/seal";
import { sessionCookieNames } from "@/lib/session/session-cookie";

/** Who is signed in: the back end's token, which never leaves the server but inside this sealed cookie. */
export type Session = z.output<typeof sealedSessionSchema>;

export type CookieToSet = {
  name: string;
  value: string;
  httpOnly: boolean;
  secure: boolean;
  sameSite: "lax";
  path: "/";
  /** In seconds; without it the cookie ends with the browser. */
  maxAge?: number;
};

export const isSecure = () => env().PUBLIC_ORIGIN.startsWith("https:");
export const sessionCookieName = () => sessionCookieNames[isSecure() ? "withTls" : "withoutTls"];

/** Name and value; browsers throw a longer one away without a word. */
const MAX_COOKIE_BYTES = 4_096;

/** Tells scripts and CSS that somebody is signed in, and whether it is still the same session; nothing about whom. */
export const HINT_COOKIE = "signed-in";

/** A new session, with an id that none had before (security D7: a login never keeps the old one). */
export function beginSession(
  access: { accessToken: string; expiresAt: string },
  authBy: Session["authBy"],
): Session {
  return {
    id: randomBytes(16).toString("base64url"),
    token: access.accessToken,
    beganAt: new Date().toISOString(),
    expiresAt: access.expiresAt,
    authBy,
  };
}

/** The session that a cookie holds; undefined when it is none of ours or has ended. */
export async function readSession(cookie: string | undefined): Promise<Session | undefined> {
  const session = await open("session", cookie, sealedSessionSchema);
  return session !== undefined && Date.parse(session.expiresAt) > Date.now() ? session : undefined;
}

/**
 * The session's cookie and the hint beside it; both end with the session. Raises `AppError` for a session that no
 * browser would keep: its guest would be sent from the login to the page and back for ever.
 */
export async function sessionCookies(session: Session): Promise<CookieToSet[]> {
  const expiresAt = new Date(session.expiresAt);
  const maxAge = Math.floor((expiresAt.getTime() - Date.now()) / 1_000);
  const value = await seal("session", session, expiresAt);
  const bytes = sessionCookieName().length + value.length;
  if (maxAge <= 0 || bytes > MAX_COOKIE_BYTES) {
    const detail = maxAge <= 0 ? "a token that has ended already" : `a session of ${bytes} bytes`;
    throw new AppError("backend_answer_unreadable", { detail });
  }
  return [
    { ...cookieBase(maxAge), name: sessionCookieName(), value, httpOnly: true },
    { ...cookieBase(maxAge), name: HINT_COOKIE, value: `1.${markOf(session)}`, httpOnly: false },
  ];
}

/** What takes both cookies away again. */
export function endedSessionCookies(): CookieToSet[] {
  return [
    { ...cookieBase(0), name: sessionCookieName(), value: "", httpOnly: true },
    { ...cookieBase(0), name: HINT_COOKIE, value: "", httpOnly: false },
  ];
}

/** Whether pages may lead to a login by themselves (R3.8); that they may not ends with the browser. */
export function automaticLoginCookie(isAllowed: boolean): CookieToSet {
  const { maxAge, ...base } = cookieBase(0);
  return { ...base, ...(isAllowed ? { maxAge } : {}), name: NO_AUTOMATIC_LOGIN, value: "1", httpOnly: true };
}

/** That the messenger asked for a login by itself, which it does once until the browser is closed (R3.8). */
export function loginAskedCookie(): CookieToSet {
  const { maxAge: _, ...base } = cookieBase(0);
  return { ...base, name: LOGIN_ASKED, value: "1", httpOnly: true };
}

/** Renewed when less than a third of its life is left, so that whoever keeps using the site stays signed in. */
export function isDueForRenewal({ beganAt, expiresAt }: Session, now: Date): boolean {
  const life = Date.parse(expiresAt) - Date.parse(beganAt);
  return Date.parse(expiresAt) - now.getTime() < life / 3;
}

/** The same through every renewal, another for every login; the id cannot be told from it. */
function markOf({ id }: Session): string {
  return createHash("sha256").update(`mark.${id}`).digest("base64url").slice(0, 8);
}

function cookieBase(maxAge: number) {
  return { secure: isSecure(), sameSite: "lax" as const, path: "/" as const, maxAge };
}

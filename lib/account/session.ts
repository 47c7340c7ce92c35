import "server-only";
import { createHash, hkdfSync, randomBytes } from "node:crypto";
import { EncryptJWT, jwtDecrypt } from "jose";
import type * as z from "zod/mini";
import { sealedSessionSchema } from "@/lib/account/schema";
import {
  ACCOUNT_LINKED_COOKIE,
  ACCOUNT_LINKED_SECONDS,
  GUEST_REPLACED_COOKIE,
  SIGNED_IN_COOKIE,
  sessionCookieNames,
} from "@/lib/account/signed-in";
import { AppError } from "@/lib/base/app-error";
import { LOGIN_PROMPTED, NO_AUTOMATIC_LOGIN } from "@/lib/routing/automatic-login";
import { env } from "@/lib/server/settings/env";

/** The purpose of a sealed text; one made for another purpose does not open. */
type Purpose = "session" | "login-attempt" | "preview-day";

/**
 * Encrypts a value into a text that only this installation can open, and only until `expiresAt`. The text reveals
 * nothing about the value.
 */
export function seal(purpose: Purpose, value: Record<string, unknown>, expiresAt: Date): Promise<string> {
  return new EncryptJWT({ value })
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .setExpirationTime(expiresAt)
    .encrypt(sealingKey(purpose));
}

/**
 * Returns the sealed value; undefined for a text that is forged, expired or does not match the schema. Never rejects.
 */
export async function unseal<Schema extends z.ZodMiniType>(
  purpose: Purpose,
  text: string | undefined,
  schema: Schema,
): Promise<z.output<Schema> | undefined> {
  if (text === undefined) return undefined;
  try {
    const { payload } = await jwtDecrypt(text, sealingKey(purpose), {
      keyManagementAlgorithms: ["dir"],
      contentEncryptionAlgorithms: ["A256GCM"],
      requiredClaims: ["exp"],
    });
    return schema.parse(payload.value);
  } catch {
    // Forged, expired or from another installation.
    return undefined;
  }
}

/** Returns this installation's 256-bit key for one purpose; a text sealed with one key opens with no other. */
export function sealingKey(purpose: string): Uint8Array {
  const secret = env().SESSION_SECRET ?? "development only, never in production";
  return new Uint8Array(hkdfSync("sha256", secret, "", `yeoul ${purpose}`, 32));
}

/** The session of a signed-in guest, with the back end's token; it leaves the server only inside this sealed cookie. */
export type Session = z.output<typeof sealedSessionSchema>;

export type CookieToSet = {
  name: string;
  value: string;
  httpOnly: boolean;
  secure: boolean;
  sameSite: "lax";
  path: "/";
  /** In seconds; without it the cookie ends with the browser session. */
  maxAge?: number;
};

export const isSecure = () => env().PUBLIC_ORIGIN.startsWith("https:");
export const sessionCookieName = () => sessionCookieNames[isSecure() ? "withTls" : "withoutTls"];

/** Name and value together; browsers silently drop a longer cookie. */
const MAX_COOKIE_BYTES = 4_096;

/** Creates a session with a new id; a login never keeps the old one (session fixation). */
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

/** Returns the key under which a guest's guesses are counted: their own where it is known, else the session's. */
export function guestKey(session: Session | undefined): string | undefined {
  return session?.guest ?? session?.id;
}

/** Returns the session in a cookie; undefined when it is invalid or has ended. */
export async function readSession(cookie: string | undefined): Promise<Session | undefined> {
  const session = await unseal("session", cookie, sealedSessionSchema);
  return session !== undefined && Date.parse(session.expiresAt) > Date.now() ? session : undefined;
}

/**
 * Returns the session's cookie and its hint cookie; both end with the session. Throws `AppError` for a session that no
 * browser would store, because its guest would be redirected between login and page forever.
 */
export async function sessionCookies(session: Session): Promise<CookieToSet[]> {
  const expiresAt = new Date(session.expiresAt);
  const maxAge = Math.floor((expiresAt.getTime() - Date.now()) / 1_000);
  const value = await seal("session", session, expiresAt);
  const bytes = sessionCookieName().length + value.length;
  if (maxAge <= 0 || bytes > MAX_COOKIE_BYTES) {
    const detail = maxAge <= 0 ? "the token has already expired" : `the session cookie has ${bytes} bytes`;
    throw new AppError("backend_answer_unreadable", { detail });
  }
  return [
    { ...cookieBase(maxAge), name: sessionCookieName(), value, httpOnly: true },
    { ...cookieBase(maxAge), name: SIGNED_IN_COOKIE, value: sessionHint(session), httpOnly: false },
  ];
}

/** Returns the cookies that remove both again. */
export function endedSessionCookies(): CookieToSet[] {
  return [
    { ...cookieBase(0), name: sessionCookieName(), value: "", httpOnly: true },
    { ...cookieBase(0), name: SIGNED_IN_COOKIE, value: "", httpOnly: false },
  ];
}

/** Returns the cookie that allows or forbids automatic logins (R3.8); the ban ends with the browser session. */
export function automaticLoginCookie(isAllowed: boolean): CookieToSet {
  const { maxAge, ...base } = cookieBase(0);
  return { ...base, ...(isAllowed ? { maxAge } : {}), name: NO_AUTOMATIC_LOGIN, value: "1", httpOnly: true };
}

/**
 * Returns the cookie that records that the messenger has shown its login unrequested, which happens once per browser
 * session (R3.8).
 */
export function loginPromptedCookie(): CookieToSet {
  const { maxAge: _, ...base } = cookieBase(0);
  return { ...base, name: LOGIN_PROMPTED, value: "1", httpOnly: true };
}

/** Returns the cookie by which the next page forgets what this browser holds of the guest before (R3.13). */
export function guestReplacedCookie(): CookieToSet {
  const { maxAge: _, ...base } = cookieBase(0);
  return { ...base, name: GUEST_REPLACED_COOKIE, value: "1", httpOnly: false };
}

/** Returns the cookie that lets the next page say that the loyalty account is linked (R3.9). */
export function accountLinkedCookie(): CookieToSet {
  return { ...cookieBase(ACCOUNT_LINKED_SECONDS), name: ACCOUNT_LINKED_COOKIE, value: "1", httpOnly: false };
}

/** Whether less than a third of the session's life is left, so that active guests stay signed in. */
export function isDueForRenewal({ beganAt, expiresAt }: Session, now: Date): boolean {
  const life = Date.parse(expiresAt) - Date.parse(beganAt);
  return Date.parse(expiresAt) - now.getTime() < life / 3;
}

/**
 * Returns the value of the hint cookie: it stays the same through renewals and where a loyalty account is linked, and
 * changes with every login; it does not reveal the id.
 */
export function sessionHint({ id, firstId = id }: Session): string {
  return `1.${createHash("sha256").update(`mark.${firstId}`).digest("base64url").slice(0, 8)}`;
}

function cookieBase(maxAge: number) {
  return { secure: isSecure(), sameSite: "lax" as const, path: "/" as const, maxAge };
}

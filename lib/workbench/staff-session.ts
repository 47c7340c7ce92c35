import "server-only";
import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { env } from "@/lib/server/settings/env";

/** The cookie of the workbench, sent to no other page. */
export const STAFF_COOKIE = { name: "workbench", path: "/workbench", seconds: 2 * 60 * 60 };

/** Returns whether this is the secret of the workbench; false when none is set. */
export function isStaffSecret(given: string): boolean {
  const { WORKBENCH_SECRET: secret } = env();
  return secret !== undefined && isSame(given, secret);
}

/** Compares secrets or signatures in constant time. */
export function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}

/** Returns the cookie value of a new session: its signed expiry. `now` is in milliseconds since 1970. */
export function issueStaffSession(now: number): string {
  const ends = String(now + STAFF_COOKIE.seconds * 1_000);
  return `${ends}.${sign(ends)}`;
}

/**
 * Returns whether this cookie opens the workbench at `now` (milliseconds since 1970); false if signed with another
 * secret.
 */
export function isStaffSession(value: string | undefined, now: number): boolean {
  if (env().WORKBENCH_SECRET === undefined || value === undefined) return false;
  const [ends = "", signature = ""] = value.split(".", 2);
  return isSame(signature, sign(ends)) && Number(ends) > now;
}

function sign(ends: string): string {
  return createHmac("sha256", `yeoul workbench ${env().WORKBENCH_SECRET}`).update(ends).digest("base64url");
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

import "server-only";
import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { env } from "@/lib/env";

/** The cookie of the workbench, which no other page is sent. */
export const STAFF_COOKIE = { name: "workbench", path: "/workbench", seconds: 2 * 60 * 60 };

/** Is this the secret that opens the workbench? Never, where none is set; compared in the same time whatever it is. */
export function isStaffSecret(given: string): boolean {
  const { WORKBENCH_SECRET: secret } = env();
  return secret !== undefined && timingSafeEqual(digest(given), digest(secret));
}

/** What the cookie of somebody who has just signed in holds: when it ends, signed. `now` in milliseconds since 1970. */
export function issueStaffSession(now: number): string {
  const ends = String(now + STAFF_COOKIE.seconds * 1_000);
  return `${ends}.${sign(ends)}`;
}

/** Does this cookie open the workbench now? One that was signed under another secret does not. */
export function isStaffSession(value: string | undefined, now: number): boolean {
  if (env().WORKBENCH_SECRET === undefined || value === undefined) return false;
  const [ends = "", signature = ""] = value.split(".", 2);
  return timingSafeEqual(digest(signature), digest(sign(ends))) && Number(ends) > now;
}

function sign(ends: string): string {
  return createHmac("sha256", `yeoul workbench ${env().WORKBENCH_SECRET}`).update(ends).digest("base64url");
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

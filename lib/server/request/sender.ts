import { parseCookie } from "cookie";
import { readSession, sessionCookieName } from "@/lib/account/session";
import type { Audience } from "@/lib/routing/internal-headers";
import { isStaffSession, STAFF_COOKIE } from "@/lib/workbench/staff-session";

/** Returns "member" for a valid session; a forged or expired cookie makes the visitor "anonymous". */
export async function audienceOf(cookies: Readonly<Record<string, string | undefined>>): Promise<Audience> {
  return (await readSession(cookies[sessionCookieName()])) === undefined ? "anonymous" : "member";
}

/** Returns whether the headers carry a valid workbench session; `now` is in milliseconds since 1970. */
export function isStaffRequest(headers: { cookie?: string | undefined }, now = Date.now()): boolean {
  return isStaffSession(parseCookie(headers.cookie ?? "")[STAFF_COOKIE.name], now);
}

/** In bytes; neither our pages nor a gateway send more. */
const MAX_BYTES = 64 * 1024;
/** A part is at most a megabyte of text; the workbench sends one in both languages, as JSON. */
const MAX_DRAFT_BYTES = 4 * 1024 * 1024;
/** The address to which the back end announces what was published. */
export const PUBLISH_PATH = "/publish";
/** A publication names everything that changed. */
const MAX_PUBLICATION_BYTES = 256 * 1024;
const DRAFT_PATH = /^\/workbench\/(?:draft|lint|pairs|share|live|versions)$/;

/** Returns the maximum body size in bytes for an address: more for drafts, but only from staff. */
export function maxBodyBytes(
  target: string,
  headers: { cookie?: string | undefined },
  now = Date.now(),
): number {
  if (target === PUBLISH_PATH) return MAX_PUBLICATION_BYTES;
  return DRAFT_PATH.test(target) && isStaffRequest(headers, now) ? MAX_DRAFT_BYTES : MAX_BYTES;
}

import { parseCookie } from "cookie";
import { isStaffSession, STAFF_COOKIE } from "@/lib/workbench/staff-session";

/** Has whoever sent these headers signed in to the workbench? `now` in milliseconds since 1970. */
export function isFromStaff(headers: { cookie?: string | undefined }, now: number): boolean {
  return isStaffSession(parseCookie(headers.cookie ?? "")[STAFF_COOKIE.name], now);
}

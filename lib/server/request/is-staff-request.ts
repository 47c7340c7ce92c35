import { parseCookie } from "cookie";
import { isStaffSession, STAFF_COOKIE } from "@/lib/workbench/staff-session";

/** Returns whether the headers carry a valid workbench session. `now` in milliseconds since 1970. */
export function isStaffRequest(headers: { cookie?: string | undefined }, now: number): boolean {
  return isStaffSession(parseCookie(headers.cookie ?? "")[STAFF_COOKIE.name], now);
}

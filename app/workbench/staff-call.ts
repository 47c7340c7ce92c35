import "server-only";
import { cookies } from "next/headers";
import { isStaffSession, STAFF_COOKIE } from "@/lib/workbench/staff-session";

/** Returns whether the visitor has signed in at the workbench. */
export async function isStaff(): Promise<boolean> {
  return isStaffSession((await cookies()).get(STAFF_COOKIE.name)?.value, Date.now());
}

/** Returns the response of a workbench call: data that must not be cached. */
export function uncachedJson(data: object, status = 200): Response {
  return Response.json(data, { status, headers: { "cache-control": "no-store" } });
}

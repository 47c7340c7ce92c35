import type { Audience } from "@/lib/routing/internal-headers";
import { readSession, sessionCookieName } from "@/lib/session/session";

/** Returns "member" for a valid session; a forged or expired cookie makes the visitor a "anonymous". */
export async function audienceOf(cookies: Readonly<Record<string, string | undefined>>): Promise<Audience> {
  return (await readSession(cookies[sessionCookieName()])) === undefined ? "anonymous" : "member";
}

import "server-only";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { paths } from "@/lib/routing/paths";
import { readSession, type Session, sessionCookieName } from "@/lib/session/session";

/**
 * The lock on a session page, whatever middleware let through (R1.6): the session, or the messenger's login and back
 * to this address. A forged, foreign or ended cookie is no session.
 */
export async function requireSession(returnTo: string): Promise<Session> {
  const session = await readSession((await cookies()).get(sessionCookieName())?.value);
  return session ?? redirect(paths.login("kakao", returnTo));
}

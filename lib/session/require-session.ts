import "server-only";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { paths } from "@/lib/routing/paths";
import { readSession, type Session, sessionCookieName } from "@/lib/session/session";

/**
 * Protects a session page, even if middleware let the request through (R1.6): returns the session, or redirects to the
 * messenger's login with this address to return to. A forged, foreign or ended cookie is no session.
 */
export async function requireSession(returnTo: string): Promise<Session> {
  const session = await readSession((await cookies()).get(sessionCookieName())?.value);
  return session ?? redirect(paths.login("kakao", returnTo));
}

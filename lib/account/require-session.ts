import "server-only";
import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { readSession, type Session, sessionCookieName } from "@/lib/account/session";
import { internalHeaders } from "@/lib/routing/internal-headers";
import { paths } from "@/lib/routing/paths";

/**
 * Protects a session page that holds nothing of its guest, even if middleware let the request through (R1.6): redirects
 * to the messenger's login with this address to return to. A forged, foreign or ended cookie is no session. The server
 * in front has read the cookie already where it renders the page for everybody who is signed in.
 */
export async function requireAnySession(returnTo: string): Promise<void> {
  if (!(await isRenderedForMembers())) await requireSession(returnTo);
}

/** Returns whether the server in front has found a valid session and asks for the page that all who have one get. */
export async function isRenderedForMembers(): Promise<boolean> {
  return (await headers()).get(internalHeaders.audience) === "member";
}

/** Protects any other session page in the same way, and returns the session. */
export async function requireSession(returnTo: string): Promise<Session> {
  const session = await readSession((await cookies()).get(sessionCookieName())?.value);
  return session ?? redirect(paths.login("kakao", returnTo));
}

import type { Audience } from "@/lib/routing/internal-headers";
import { readSession, sessionCookieName } from "@/lib/session/session";

/** Members are those whose session opens; a cookie that was forged, or has ended, is a stranger's. */
export async function audienceOf(cookies: Readonly<Record<string, string | undefined>>): Promise<Audience> {
  return (await readSession(cookies[sessionCookieName()])) === undefined ? "stranger" : "member";
}

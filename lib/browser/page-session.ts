import "client-only";

/** The header in which a page names the session that it was made for; the server refuses another (R3.13). */
export const SESSION_HEADER = "x-session";

/** The event, on the window, of a call that was refused because it came from a page of another session. */
export const OTHER_SESSION = "site:other-session";

/** Returns a mark of the current session that does not identify it; undefined when no guest is signed in. */
export function sessionFingerprint(cookies: string): string | undefined {
  // Written out, because it is shorter so in the scripts of every page.
  return /(?:^|; )signed-in=([^;]+)/.exec(cookies)?.[1];
}

let made = typeof document === "undefined" ? undefined : sessionFingerprint(document.cookie);

/**
 * Returns the mark of the session that this page was made for: the first that it has seen. Undefined on a page of a
 * visitor, which a login in another tab makes that guest's.
 */
export function pageSession(): string | undefined {
  made ??= sessionFingerprint(document.cookie);
  return made;
}

/** Makes this page one of another session of the same guest. */
export function adoptSession(mark: string): void {
  made = mark;
}

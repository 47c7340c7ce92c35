/**
 * Cookie that tells scripts and CSS that a guest is signed in, and whether the session is still the same; it does not
 * identify the guest.
 */
export const SIGNED_IN_COOKIE = "signed-in";

// Both patterns below are written out, because they are shorter so in the scripts of every page.

/** Matches the cookie that marks a signed-in guest without identifying them; also read before the first paint. */
export const signedInPattern = /(?:^|; )signed-in=1/;

/** Returns a mark of the current session that does not identify it; undefined when no guest is signed in. */
export function sessionFingerprint(cookies: string): string | undefined {
  return /(?:^|; )signed-in=([^;]+)/.exec(cookies)?.[1];
}

/** Returns whether the cookies mark a signed-in guest. */
export function isSignedIn(cookies: string): boolean {
  return signedInPattern.test(cookies);
}

/** `__Host-` prevents other hosts from setting a session; browsers reject the prefix without TLS, as on localhost. */
export const sessionCookieNames = { withTls: "__Host-sid", withoutTls: "sid" } as const;

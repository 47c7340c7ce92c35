/**
 * Cookie that tells scripts and CSS that a guest is signed in, and whether the session is still the same; it does not
 * identify the guest.
 */
export const SIGNED_IN_COOKIE = "signed-in";

/** Cookie that tells scripts that a login has replaced the session of a guest who had not signed out. */
export const GUEST_REPLACED_COOKIE = "guest-replaced";

/** Matches the cookie that marks a signed-in guest without identifying them; also read before the first paint. */
export const signedInPattern = /(?:^|; )signed-in=1/;

/** Returns whether the cookies mark a signed-in guest. */
export function isSignedIn(cookies: string): boolean {
  return signedInPattern.test(cookies);
}

/** `__Host-` prevents other hosts from setting a session; browsers reject the prefix without TLS, as on localhost. */
export const sessionCookieNames = { withTls: "__Host-sid", withoutTls: "sid" } as const;

/** Cookie that tells the page after a link that the loyalty account is now linked; read once, it identifies nobody. */
export const ACCOUNT_LINKED_COOKIE = "account-linked";

/** In seconds: long enough for a slow page to load, too short to be shown on a later visit. */
export const ACCOUNT_LINKED_SECONDS = 2 * 60;

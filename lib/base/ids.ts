/**
 * Patterns of the back end's ids and keys, as sources of regular expressions, against which addresses, links and wire
 * data are all validated.
 */

/** A gateway's approval. */
export const APPROVAL_ID = "[A-Za-z0-9._~-]{1,128}";

/** Digits only, so that an invalid address is rejected before any call, and few enough to be a safe integer. */
export const ID = "\\d{1,15}";

/** Prefix of a reservation's id; the rest is its number (R6.8). */
export const RESERVATION_PREFIX = "AH_";

export const RESERVATION_ID = `${RESERVATION_PREFIX}${ID}`;

/**
 * The key of an authored page, in any script: with combining marks, and the joiners that some scripts write between
 * letters. Messengers cut a full stop at the end of an address, so that a key has none there.
 */
export const PAGE_KEY = "[\\p{L}\\p{N}](?![^/]*\\.$)[\\p{L}\\p{N}\\p{M}\\u200c\\u200d._~-]{0,99}";

/** Returns a regular expression that matches the whole of a text. */
export function whole(source: string): RegExp {
  return new RegExp(`^(?:${source})$`, "u");
}

/** The services with which a guest signs in or links an account, as addresses, the back end and authors name them. */
export const providers = ["kakao", "hyatt"] as const;

export type Provider = (typeof providers)[number];

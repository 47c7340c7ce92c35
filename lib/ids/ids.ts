/**
 * What the ids and keys of the back end look like, as sources of regular expressions, which addresses, links and the
 * wire are all held against.
 */

/** Digits only, so that a made-up address is refused before anything is asked, and no more than a number holds. */
export const ID = "\\d{1,15}";

/** What a reservation's id begins with; the rest is its number (R6.8). */
export const RESERVATION_PREFIX = "AH_";

export const RESERVATION_ID = `${RESERVATION_PREFIX}${ID}`;

/** The key of an authored page, in whatever script. */
export const PAGE_KEY = "[\\p{L}\\p{N}][\\p{L}\\p{N}._~-]{0,99}";

/** The whole of a text, and nothing before or after it. */
export function whole(source: string): RegExp {
  return new RegExp(`^(?:${source})$`, "u");
}

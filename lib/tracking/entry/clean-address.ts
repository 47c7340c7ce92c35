import { readUrl } from "@/lib/browser/read-url";
import { RESERVATION_PREFIX } from "@/lib/ids/ids";
import { screenOfPath } from "@/lib/tracking/screen-of-path";

/** Keys that say where a guest came from. Any other may hold anything, a name or an address included. */
const SOURCE_KEY =
  /^(?:utm_\w{1,30}|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|napm|n_\w{1,30}|ref|source|language|campaign|shared-by|action|register|post-action|ignore-action)$/i;

/** A reservation's number, a mail address, a telephone number. */
const PERSONAL = new RegExp(
  `${RESERVATION_PREFIX}\\d|[^\\s@]+@[^\\s@]+\\.\\w|(?:\\+82|\\b0)[ -]?1\\d[ -]?\\d{3,4}[ -]?\\d{4}\\b`,
);

/** No platform's own key is longer; what is may be anything, and no store of text takes a control character. */
const LONGEST_VALUE = 512;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const UNREADABLE = /[\u0000-\u001f\u007f]/;

/** Might this text say who somebody is? */
export function looksPersonal(text: string): boolean {
  return PERSONAL.test(text);
}

/** What of a query may be told to others, in its order. */
export function cleanQuery(query: Iterable<readonly [string, string]>): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [key, value] of query) {
    const isFit = value.length <= LONGEST_VALUE && !UNREADABLE.test(value) && !looksPersonal(value);
    if (SOURCE_KEY.test(key) && isFit && !Object.hasOwn(kept, key)) kept[key] = value;
  }
  return kept;
}

/** The address of a page of ours as others may know it: nothing in it belongs to one guest. */
export function cleanAddress(address: string): string {
  const url = new URL(address);
  const query = new URLSearchParams(cleanQuery(url.searchParams)).toString();
  return `${url.origin}${screenOfPath(url.pathname).path}${query === "" ? "" : `?${query}`}`;
}

/** Does an address of ours already say nothing that others may not know? One that cannot be read does not. */
export function isClean(address: string): boolean {
  const url = readUrl(address);
  if (url === undefined) return false;
  const asWritten = `${url.origin}${url.pathname}${url.search}`;
  const cleaned = new URL(cleanAddress(address));
  const isSame =
    `${cleaned.origin}${cleaned.pathname}` === `${url.origin}${url.pathname}` &&
    [...cleaned.searchParams].length === [...url.searchParams].length;
  return isSame && !looksPersonal(decodeLoosely(asWritten + url.hash));
}

/** Where a guest came from: of another site its host and path, of ours what may be told; empty when unknown. */
export function cleanReferrer(referrer: string, ownOrigin: string): string {
  const url = readUrl(referrer);
  if (url === undefined) return "";
  const { origin, pathname } = url;
  if (origin === ownOrigin) return cleanAddress(referrer);
  const told = `${origin}${pathname}`;
  return looksPersonal(decodeLoosely(told)) ? `${origin}/` : told;
}

function decodeLoosely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A stray percent sign: what is not encoded can be looked through as it stands.
    return text;
  }
}

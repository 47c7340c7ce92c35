import { RESERVATION_PREFIX } from "@/lib/base/ids";
import { decodeText, hasControlCharacter, readUrl } from "@/lib/base/text";
import { screenOfPath } from "@/lib/tracking/screen-of-path";

/** Query keys that say where a guest came from. Any other may contain personal data, such as a name or an address. */
const SOURCE_KEY =
  /^(?:utm_\w{1,30}|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|napm|n_\w{1,30}|ref|source|language|campaign|shared-by|action|register|post-action|ignore-action)$/i;

/** Matches a reservation's number, an e-mail address or a telephone number. */
const PERSONAL = new RegExp(
  `${RESERVATION_PREFIX}\\d|[^\\s@]+@[^\\s@]+\\.\\w|(?:\\+82|\\b0)[ -]?1\\d[ -]?\\d{3,4}[ -]?\\d{4}\\b`,
);

/** No platform's own value is longer. */
const MAX_VALUE_LENGTH = 512;

/** Returns whether a text may identify a person. */
export function looksPersonal(text: string): boolean {
  return PERSONAL.test(text);
}

/** Returns the parameters of a query that may be reported, in their order; the first of a repeated key counts. */
export function cleanQuery(query: Iterable<readonly [string, string]>): Record<string, string> {
  const sourceKeys: Record<string, string> = {};
  for (const [key, value] of query) {
    const isFit = value.length <= MAX_VALUE_LENGTH && !hasControlCharacter(value) && !looksPersonal(value);
    if (SOURCE_KEY.test(key) && isFit && !Object.hasOwn(sourceKeys, key)) sourceKeys[key] = value;
  }
  return sourceKeys;
}

/** Returns the address of one of our pages without anything that belongs to one guest. */
export function cleanAddress(address: string): string {
  const url = new URL(address);
  const query = new URLSearchParams(cleanQuery(url.searchParams)).toString();
  return `${url.origin}${screenOfPath(url.pathname).path}${query === "" ? "" : `?${query}`}`;
}

/** Returns whether an address of ours contains nothing that must not be reported; false if it cannot be parsed. */
export function isClean(address: string): boolean {
  const url = readUrl(address);
  if (url === undefined) return false;
  const asWritten = `${url.origin}${url.pathname}${url.search}${url.hash}`;
  const cleaned = new URL(cleanAddress(address));
  const isSame =
    `${cleaned.origin}${cleaned.pathname}` === `${url.origin}${url.pathname}` &&
    [...cleaned.searchParams].length === [...url.searchParams].length;
  return isSame && !looksPersonal(decodeText(asWritten) ?? asWritten);
}

/** Returns a reportable referrer: host and path of another site, the cleaned address of ours; empty when unknown. */
export function cleanReferrer(referrer: string, ownOrigin: string): string {
  const url = readUrl(referrer);
  if (url === undefined) return "";
  const { origin, pathname } = url;
  if (origin === ownOrigin) return cleanAddress(referrer);
  const withoutQuery = `${origin}${pathname}`;
  return looksPersonal(decodeText(withoutQuery) ?? withoutQuery) ? `${origin}/` : withoutQuery;
}

import type { Provider } from "@/lib/base/ids";
import { decodeText, isRepairedByBrowsers, readUrl } from "@/lib/base/text";
import { decodePath } from "@/lib/routing/route-template";

type RedirectTarget =
  | { kind: "direct"; href: string }
  | { kind: "leaving"; href: string; host: string }
  | { kind: "ignored" };

/**
 * Decides how to handle a `redirect` value (R1.8, open redirect): a valid absolute http(s) address on one of our hosts
 * is followed, one on another host is shown first, and everything else is ignored.
 */
export function decideRedirect(
  value: string,
  publicOrigin: string,
  allowedHosts: readonly string[],
): RedirectTarget {
  if (isRepairedByBrowsers(value) || !/^https?:\/\/[^/?#]/i.test(value)) return { kind: "ignored" };
  const url = readUrl(value);
  const own = new URL(publicOrigin);
  if (url === undefined || url.username !== "" || url.password !== "") return { kind: "ignored" };
  if (url.origin === own.origin) return { kind: "direct", href: url.href };
  const isStandard = url.protocol === "https:" && url.port === "";
  const isAllowed = allowedHosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
  if (isStandard && isAllowed) return { kind: "direct", href: url.href };
  return { kind: "leaving", href: url.href, host: url.host };
}

const RETURN_TARGET_BASE = "http://return.invalid";
/** Length when encoded; it is stored in a sealed cookie, which makes it a third longer. */
const MAX_LENGTH = 2_048;

/**
 * Returns where a guest goes after a login: a path of this site with its query and fragment, never another site and
 * never a page of the login itself, so that nothing nests or loops (open redirect). Anything else becomes the home
 * page; an address that is too long is reduced to its path.
 */
export function parseReturnTarget(value: string | null | undefined): string {
  if (!value?.startsWith("/") || /^\/[/\\]/.test(value) || isRepairedByBrowsers(value)) return "/";
  const url = new URL(value, RETURN_TARGET_BASE);
  if (
    url.origin !== RETURN_TARGET_BASE ||
    /^\/(?:auth|login|api|_next)(?:\/|$)/i.test(decodeText(url.pathname) ?? url.pathname)
  )
    return "/";
  // A path such as /.//evil.example resolves to //evil.example, which a browser reads as another host.
  if (url.pathname.startsWith("//")) return "/";
  // Letters of other scripts take up to nine characters each when encoded.
  const candidates = [url.pathname + url.search + url.hash, url.pathname];
  return candidates.find(({ length }) => length <= MAX_LENGTH) ?? "/";
}

/** Returns the page of this site that the browser names as referrer; undefined when it is another site. */
export function returnTargetOf(referer: string | null, publicOrigin: string): string | undefined {
  const url = referer === null ? undefined : readUrl(referer);
  return url?.origin === publicOrigin ? parseReturnTarget(url.pathname + url.search + url.hash) : undefined;
}

/**
 * Adds or replaces a query key of a return target, such as the one that opens a panel. When it is added, the other keys
 * stay exactly as written.
 */
export function withKey(target: string, key: string, value: string): string {
  const url = new URL(target, RETURN_TARGET_BASE);
  if (url.searchParams.has(key)) url.searchParams.set(key, value);
  else url.search += `${url.search === "" ? "" : "&"}${new URLSearchParams({ [key]: value })}`;
  return url.pathname + url.search + url.hash;
}

/** Returns the address that begins a login. Without a return target the guest returns to the page with the link. */
export function loginPath(provider: Provider, returnTo?: string): string {
  return `/auth/${provider}/login${returnTo === undefined ? "" : `?return=${encodeURIComponent(returnTo)}`}`;
}

const LINK_PROTOCOLS = new Set(["http:", "https:", "mailto:", "tel:", "sms:"]);
const MEDIA_PROTOCOLS = new Set(["http:", "https:"]);
const BASE = "https://part.invalid/";
const MAX_URL = 4096;

// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers ignore exactly these at either end of an address
const EDGES = /^[\u0000-\u0020]+|[\u0000-\u0020]+$/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop tabs and newlines: "java\nscript:" is one word
const CONTROLS = /[\u0000-\u001f\u007f]/g;

/** A plain name after '#', which may be an authored id (in contrast to a client-side route such as `#/menu`). */
const ANCHOR = /^(?!\d)[\p{L}\p{M}\p{N}_.:-]+$/u;

/** Prefix of authored ids, so that none can shadow a property of `document` or an id of our own. */
export const ID_PREFIX = "cms-";

/** The one id of our own that a fragment names: the link past the header leads there, whatever an author wrote. */
export const CONTENT_ID = "content";

/** Returns the prefixed form of an authored id, with composed letters, as a link to it is read. */
export function toPartId(id: string): string {
  const composed = id.normalize("NFC");
  return composed.startsWith(ID_PREFIX) ? composed : ID_PREFIX + composed;
}

/** Returns the address as a browser would read it, or null when a link may not lead there. */
export function toSafeLink(value: string): string | null {
  const url = toAllowedUrl(value, LINK_PROTOCOLS);
  return url === null ? null : withPartAnchor(url);
}

/**
 * Returns the address of a picture, audio or video as a browser would read it; null unless it is http(s) or on this
 * site.
 */
export function toSafeMediaUrl(value: string): string | null {
  return toAllowedUrl(value, MEDIA_PROTOCOLS);
}

/** Returns the safe candidates of a `srcset`, or null when there are none. Unchanged when all are safe. */
export function toSafeSrcset(value: string): string | null {
  const allowed: string[] = [];
  // Broken by a line inside its scheme, an address is two harmless words only until something joins the lines.
  let removed = /^\s*(?!https?:)[a-z][a-z\d+.-]*:/i.test(value.replace(CONTROLS, ""));
  for (const candidate of splitSrcset(value)) {
    const url = toSafeMediaUrl(candidate.url);
    if (url !== candidate.url) removed = true;
    if (url !== null) allowed.push(candidate.descriptor ? `${url} ${candidate.descriptor}` : url);
  }
  if (allowed.length === 0) return null;
  return removed ? allowed.join(", ") : value;
}

function toAllowedUrl(value: string, protocols: ReadonlySet<string>): string | null {
  // Removed before the scheme is read: what is checked must be what is returned. Pasted addresses may also have no-break
  // and wide spaces, with which a browser would read them as a relative path.
  const text = value.replace(CONTROLS, "").trim();
  if (text.length > MAX_URL) return null;
  let protocol: string;
  try {
    protocol = new URL(text, BASE).protocol;
  } catch {
    // An address that no browser can resolve.
    return null;
  }
  if (!protocols.has(protocol)) return null;
  return value.replace(EDGES, "") === text ? value : text;
}

/** Prefixes the fragment of a link on this site, because authored ids are prefixed too (`#menu`). */
function withPartAnchor(url: string): string {
  const hash = url.indexOf("#");
  if (hash < 0) return url;
  const path = url.slice(0, hash).trim();
  const written = url.slice(hash + 1).trim();
  const anchor = decodePath(written) ?? written;
  const isOurs = path === "" || (/^[/?.]/.test(path) && !/^[/\\]{2}/.test(path));
  if (!isOurs || /^top$/i.test(anchor) || !ANCHOR.test(anchor) || anchor.startsWith(ID_PREFIX)) return url;
  return `${path}#${ID_PREFIX}${anchor}`;
}

function splitSrcset(value: string): { url: string; descriptor: string }[] {
  const candidates: { url: string; descriptor: string }[] = [];
  const pattern = /[\s,]*([^\s]+)([^,]*)/y;
  for (let match = pattern.exec(value); match; match = pattern.exec(value)) {
    const word = match[1] ?? "";
    const url = word.replace(/,+$/, "");
    if (url !== word) pattern.lastIndex -= (match[2] ?? "").length;
    candidates.push({ url, descriptor: url === word ? (match[2] ?? "").trim() : "" });
    if (candidates.length > 64) return [];
  }
  return candidates;
}

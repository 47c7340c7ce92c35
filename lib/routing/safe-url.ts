import { decodePath } from "@/lib/routing/decode-path";

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

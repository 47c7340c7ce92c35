const LINK_PROTOCOLS = new Set(["http:", "https:", "mailto:", "tel:", "sms:"]);
const MEDIA_PROTOCOLS = new Set(["http:", "https:"]);
const BASE = "https://part.invalid/";
const MAX_URL = 4096;

// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers ignore exactly these at either end of an address
const EDGES = /^[\u0000-\u0020]+|[\u0000-\u0020]+$/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop tabs and newlines, so "java\nscript:" is one word
const CONTROLS = /[\u0000-\u001f\u007f]/g;

/** A plain name after '#': what can point at an authored id (and not, say, a client-side route such as `#/menu`). */
const ANCHOR = /^(?!\d)[\p{L}\p{N}_.:-]+$/u;

/** Authored ids get this prefix, so that none can stand in for a property of `document` or an id of our own. */
export const ID_PREFIX = "cms-";

/** The one spelling of an authored id in our pages. */
export function toPartId(id: string): string {
  return id.startsWith(ID_PREFIX) ? id : ID_PREFIX + id;
}

/** The address as a browser would read it, if it leads where a link may lead; otherwise null. */
export function toSafeLink(value: string): string | null {
  const url = keepIfAllowed(value, LINK_PROTOCOLS);
  return url === null ? null : withPartAnchor(url);
}

/** The same for pictures, sound and film: http(s) or an address on this site. */
export function toSafeMediaUrl(value: string): string | null {
  return keepIfAllowed(value, MEDIA_PROTOCOLS);
}

/** Every candidate of a `srcset` that is safe, or null when none is. Untouched when all are. */
export function toSafeSrcset(value: string): string | null {
  const kept: string[] = [];
  let removed = false;
  for (const candidate of splitSrcset(value)) {
    const url = toSafeMediaUrl(candidate.url);
    if (url !== candidate.url) removed = true;
    if (url !== null) kept.push(candidate.descriptor ? `${url} ${candidate.descriptor}` : url);
  }
  if (kept.length === 0) return null;
  return removed ? kept.join(", ") : value;
}

function keepIfAllowed(value: string, protocols: ReadonlySet<string>): string | null {
  // Pasted addresses bring no-break and wide spaces along; a browser would take them for a path of ours.
  const text = value.replace(EDGES, "").trim();
  if (text.length > MAX_URL) return null;
  let protocol: string;
  try {
    protocol = new URL(text, BASE).protocol;
  } catch {
    // What no browser can resolve leads nowhere.
    return null;
  }
  if (!protocols.has(protocol)) return null;
  const isPlain = text.replace(CONTROLS, "") === text && value.replace(EDGES, "") === text;
  return isPlain ? value : text.replace(CONTROLS, "");
}

/** `#menu` on this site must keep finding the element whose id now carries our prefix. */
function withPartAnchor(url: string): string {
  const hash = url.indexOf("#");
  if (hash < 0) return url;
  const path = url.slice(0, hash).trim();
  const anchor = url.slice(hash + 1).trim();
  const isOurs = path === "" || (/^[/?.]/.test(path) && !/^[/\\]{2}/.test(path));
  if (!isOurs || anchor === "top" || !ANCHOR.test(anchor) || anchor.startsWith(ID_PREFIX)) return url;
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

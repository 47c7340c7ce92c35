import { readUrl } from "@/lib/browser/read-url";

const BASE = "http://return.invalid";
/** Written out; it travels in a cookie, sealed, which makes it longer by a third. */
const MAX_LENGTH = 2_048;

/**
 * Where a guest goes back to after a login: a path of ours with its query and fragment, never another site, never a
 * page of the login itself, so that nothing nests and nothing loops (security D7, D10). Anything else is the front
 * page; of an address that is too long to be kept, the page alone.
 */
export function parseReturnTarget(value: string | null | undefined): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  if (!value?.startsWith("/") || /^\/[/\\]|[\u0000-\u0020\u007f\\]/.test(value)) return "/";
  const url = new URL(value, BASE);
  if (url.origin !== BASE || /^\/(?:auth|login|api|_next)(?:\/|$)/i.test(decodedOrSame(url.pathname)))
    return "/";
  // A path such as /.//evil.example is resolved to //evil.example, which a browser takes for another host.
  if (url.pathname.startsWith("//")) return "/";
  // Other scripts' letters are nine characters each once they are written out.
  const candidates = [url.pathname + url.search + url.hash, url.pathname];
  return candidates.find(({ length }) => length <= MAX_LENGTH) ?? "/";
}

/** The page of ours that a link was followed from, by the browser's own word; undefined when it came from elsewhere. */
export function returnTargetOf(referer: string | null, publicOrigin: string): string | undefined {
  const url = referer === null ? undefined : readUrl(referer);
  return url?.origin === publicOrigin ? parseReturnTarget(url.pathname + url.search + url.hash) : undefined;
}

/** A return target with a query key more, such as the one that opens a panel; the others stay to the letter. */
export function withKey(target: string, key: string, value: string): string {
  const url = new URL(target, BASE);
  if (url.searchParams.has(key)) url.searchParams.set(key, value);
  else url.search += `${url.search === "" ? "" : "&"}${new URLSearchParams({ [key]: value })}`;
  return url.pathname + url.search + url.hash;
}

function decodedOrSame(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // What cannot be decoded is no page of ours; the route table will say so.
    return path;
  }
}

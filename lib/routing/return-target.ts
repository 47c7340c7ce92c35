import { isRepairedByBrowsers } from "@/lib/base/control-characters";
import { decodeText } from "@/lib/base/decode";
import type { Provider } from "@/lib/base/ids";
import { readUrl } from "@/lib/browser/read-url";

const BASE = "http://return.invalid";
/** Length when encoded; it is stored in a sealed cookie, which makes it a third longer. */
const MAX_LENGTH = 2_048;

/**
 * Returns where a guest goes after a login: a path of this site with its query and fragment, never another site and
 * never a page of the login itself, so that nothing nests or loops (open redirect). Anything else becomes the home
 * page; an address that is too long is reduced to its path.
 */
export function parseReturnTarget(value: string | null | undefined): string {
  if (!value?.startsWith("/") || /^\/[/\\]/.test(value) || isRepairedByBrowsers(value)) return "/";
  const url = new URL(value, BASE);
  if (
    url.origin !== BASE ||
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
  const url = new URL(target, BASE);
  if (url.searchParams.has(key)) url.searchParams.set(key, value);
  else url.search += `${url.search === "" ? "" : "&"}${new URLSearchParams({ [key]: value })}`;
  return url.pathname + url.search + url.hash;
}

/** Returns the address that begins a login. Without a return target the guest returns to the page with the link. */
export function loginPath(provider: Provider, returnTo?: string): string {
  return `/auth/${provider}/login${returnTo === undefined ? "" : `?return=${encodeURIComponent(returnTo)}`}`;
}

import { readUrl } from "@/lib/base/text";
import { isAuthoredRoute } from "@/lib/routing/route-template";

/**
 * Returns the path of an address as an author may paste it: an absolute one, a path, with or without its slash, or the
 * key of a page alone.
 */
export function toPagePath(typed: string): string {
  const text = typed.trim().normalize("NFC");
  const url = /^https?:/i.test(text) ? readUrl(text) : undefined;
  const path = url === undefined ? (text.split(/[?#]/, 1)[0] ?? "") : decode(url.pathname);
  const written = `/${path.replace(/^\/+|\/+$/g, "")}`;
  const [, first = "", rest] = written.split("/");
  const isWhole = written === "/" || rest !== undefined || isAuthoredRoute(written);
  return isWhole ? written : `/p/${first}`;
}

/** Whether a path is one at which authors write pages. */
export function isPagePath(path: string): boolean {
  return isAuthoredRoute(path);
}

function decode(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    // A lone percent sign.
    return pathname;
  }
}

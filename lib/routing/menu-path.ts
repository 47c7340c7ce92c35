import { isRepairedByBrowsers } from "@/lib/base/control-characters";
import { readUrl } from "@/lib/browser/read-url";
import { decodePath } from "@/lib/routing/decode-path";
import { namedRoutePath } from "@/lib/routing/paths";
import { routes } from "@/lib/routing/route-table";

/**
 * Returns the address of a hotel's menu entry (R3.4, R3.12): an http(s) address unchanged, the address of a named
 * route, or an address of this site, with or without its leading slash; undefined when it is invalid.
 */
export function toMenuPath(path: string): string | undefined {
  if (isRepairedByBrowsers(path)) return undefined;
  if (/^https?:\/\//i.test(path)) return readUrl(path) && path;
  if (path.startsWith("/")) return path.startsWith("//") ? undefined : path;
  const named = namedRoutePath(path, {});
  if (named !== undefined) return named;
  const pathname = decodePath(`/${path.replace(/[?#].*/, "")}`);
  const isPage = pathname !== undefined && routes.some(({ pattern }) => pattern.test(pathname));
  return isPage ? `/${path}` : undefined;
}

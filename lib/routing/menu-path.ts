import { readUrl } from "@/lib/browser/read-url";
import { decodePath } from "@/lib/routing/decode-path";
import { namedRoutePath } from "@/lib/routing/paths";
import { routes } from "@/lib/routing/route-table";

/**
 * Where an entry of a hotel's menu leads (spec §2, R3.12): an http address as it stands, the address of a route that is
 * named, or an address of ours, with or without its first slash; undefined where it leads nowhere.
 */
export function toMenuPath(path: string): string | undefined {
  // Browsers repair backslashes and strip control characters; an honest address has neither.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  if (/[\u0000-\u0020\u007f\\]/.test(path)) return undefined;
  if (/^https?:\/\//i.test(path)) return readUrl(path) && path;
  if (path.startsWith("/")) return path.startsWith("//") ? undefined : path;
  const named = namedRoutePath(path, {});
  if (named !== undefined) return named;
  const pathname = decodePath(`/${path.replace(/[?#].*/, "")}`);
  const isPage = pathname !== undefined && routes.some(({ pattern }) => pattern.test(pathname));
  return isPage ? `/${path}` : undefined;
}

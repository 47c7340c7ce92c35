import "server-only";
import { decodePath } from "@/lib/routing/decode-path";
import { matchRoute } from "@/lib/routing/match-route";
import { legacyRoutes } from "@/lib/routing/route-table";
import type { AuthoredElement, SourcePosition } from "@/lib/workbench/lint/authored-elements";

/** An author's link to a page of this site: the text as written, the path it leads to, and its position. */
export type InternalLink = { written: string; path: string; at: SourcePosition };

const OPTIONS = ["items", "action", "actionfinish"];
const URL_IN_OPTION = /"url"\s*:\s*"([^"\\]+)"/g;

/** Returns every link to this site, in links and in the options of blocks. Files (`/files/menu.pdf`) are not pages. */
export function internalLinks(elements: readonly AuthoredElement[], origin?: string): InternalLink[] {
  return authoredLinks(elements).flatMap(({ written, at }): InternalLink[] => {
    const path = toOwnPath(written.trim(), origin);
    return path === undefined ? [] : [{ written, path, at }];
  });
}

/** Returns every link of an author, in links and in the options of blocks. */
export function authoredLinks(elements: readonly AuthoredElement[]): Omit<InternalLink, "path">[] {
  return elements.flatMap((element) => {
    const { tag, attributes, attributeAt } = element;
    const href = tag === "a" || tag === "area" ? attributes.href : undefined;
    const inOptions = OPTIONS.flatMap((name) =>
      [...(attributes[name] ?? "").matchAll(URL_IN_OPTION)].map(([, url = ""]) => ({ name, url })),
    );
    const all = [...(href === undefined ? [] : [{ name: "href", url: href }]), ...inOptions];
    return all.map(({ name, url }) => ({ written: url, at: attributeAt(name) }));
  });
}

/** Whether the route table has a page for this path. */
export function hasRoute(path: string): boolean {
  const pathname = decodePath(path);
  if (pathname === undefined) return false;
  return matchRoute(pathname) !== undefined || legacyRoutes.some(({ pattern }) => pattern.test(pathname));
}

function toOwnPath(url: string, origin: string | undefined): string | undefined {
  const base = origin ?? "https://part.invalid";
  const isOwn =
    (url.startsWith("/") && !url.startsWith("//")) || (origin !== undefined && url.startsWith(`${origin}/`));
  if (!isOwn || !URL.canParse(url, base)) return undefined;
  const { pathname } = new URL(url, base);
  return /\.[a-z0-9]{2,5}$/i.test(pathname) ? undefined : pathname;
}

import { type PathName, routes } from "@/lib/routing/route-table";

/** The route that a decoded path belongs to, and its parts; undefined where no route has it. */
export function matchRoute(pathname: string): { name: PathName; parts: Record<string, string> } | undefined {
  for (const { name, pattern } of routes) {
    const match = pattern.exec(pathname);
    if (match === null) continue;
    const parts = Object.entries(match.groups ?? {}).filter(([, value]) => value !== undefined);
    return { name, parts: Object.fromEntries(parts) };
  }
  return undefined;
}

const AUTHORED = new Set(["home", "page", "resourcePage"]);

/** Is this decoded path one that shows what authors write between header and footer? */
export function isAuthoredRoute(pathname: string): boolean {
  return AUTHORED.has(matchRoute(pathname)?.name ?? "");
}

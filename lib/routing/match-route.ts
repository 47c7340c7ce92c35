import { type PathName, routes } from "@/lib/routing/route-table";

/** Returns the route of a decoded path, and its parts; undefined when no route matches. */
export function matchRoute(pathname: string): { name: PathName; parts: Record<string, string> } | undefined {
  for (const { name, pattern } of routes) {
    const match = pattern.exec(pathname);
    if (match === null) continue;
    const parts = Object.entries(match.groups ?? {}).filter(([, value]) => value !== undefined);
    return { name, parts: Object.fromEntries(parts) };
  }
  return undefined;
}

/** Returns whether the page at this decoded path shows authored content between header and footer. */
export function isAuthoredRoute(pathname: string): boolean {
  return routes.some(({ authored, pattern }) => authored === true && pattern.test(pathname));
}

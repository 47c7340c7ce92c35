import { documentPaths } from "@/lib/routing/document-paths";
import { routes } from "@/lib/routing/route-table";

/** Prefixes of API calls, logins, the ad scripts' frame and the staff's workbench, which hold no page to index. */
const CLOSED_WAYS = ["/api/", "/auth/", "/visit", "/workbench"];

/**
 * Returns the text of `robots.txt` (R11.2). Where search engines are allowed, it disallows what belongs to one guest or
 * to staff, by the route table, and names the sitemap; where they are not, as on a test site, it disallows everything.
 */
export function writeRobots(origin: string, isIndexable: boolean): string {
  if (!isIndexable) return "User-agent: *\nDisallow: /\n";
  const closed = routes.filter(({ listed }) => listed !== true).map(({ path }) => toPrefix(path));
  const lines = [...new Set([...CLOSED_WAYS, ...closed])].sort().map((prefix) => `Disallow: ${prefix}`);
  return ["User-agent: *", ...lines, "", `Sitemap: ${origin}${documentPaths.sitemap}`, ""].join("\n");
}

/** Converts a route to a robots prefix, with `*` for any text. An optional last segment needs no mention. */
function toPrefix(path: string): string {
  return path.replace(/\/\{\w+\?\}$/, "").replace(/\{\w+\}/g, "*");
}

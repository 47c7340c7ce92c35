import { documentPaths } from "@/lib/routing/kept-documents";
import { routes } from "@/lib/routing/route-table";

/** Ways that lead to calls, logins, the ad scripts' frame and the staff's workbench: nothing there is a page to find. */
const CLOSED_WAYS = ["/api/", "/auth/", "/visit", "/workbench"];

/**
 * The text of `robots.txt` (R11.2). Where search engines may come, it closes what belongs to one guest or to staff, by
 * the route table, and names the sitemap; where they may not, as on a site that is being tried out, it closes all.
 */
export function writeRobots(origin: string, mayBeFound: boolean): string {
  if (!mayBeFound) return "User-agent: *\nDisallow: /\n";
  const closed = routes.filter(({ listed }) => listed !== true).map(({ path }) => toPrefix(path));
  const lines = [...new Set([...CLOSED_WAYS, ...closed])].sort().map((prefix) => `Disallow: ${prefix}`);
  return ["User-agent: *", ...lines, "", `Sitemap: ${origin}${documentPaths.sitemap}`, ""].join("\n");
}

/** A route as robots read paths: by prefix, `*` for any text. What may be missing at its end needs no mention. */
function toPrefix(path: string): string {
  return path.replace(/\/\{\w+\?\}$/, "").replace(/\{\w+\}/g, "*");
}

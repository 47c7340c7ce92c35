import { writeRobots } from "@/lib/cms/discovery/sitemap";
import { env } from "@/lib/server/settings/env";

export const dynamic = "force-dynamic";

/** Returns what crawlers are asked not to visit, and the address of the sitemap (R11.2). */
export function GET(): Response {
  const { PUBLIC_ORIGIN, SEARCH_ENGINES } = env();
  return new Response(writeRobots(PUBLIC_ORIGIN, SEARCH_ENGINES === "on"), {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}

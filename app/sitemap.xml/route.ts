import { loadListedPages } from "@/app/_discovery/load-listed-pages";
import { splitIntoParts, writeSitemapIndex } from "@/lib/cms/discovery/sitemap";
import { env } from "@/lib/server/settings/env";

export const dynamic = "force-dynamic";

/** Returns the sitemap's index (R11.2). When the list would be incomplete, the response is an error instead. */
export async function GET(): Promise<Response> {
  const parts = splitIntoParts(await loadListedPages());
  return new Response(writeSitemapIndex(env().PUBLIC_ORIGIN, parts), {
    headers: { "content-type": "application/xml; charset=utf-8" },
  });
}

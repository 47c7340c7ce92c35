import { loadListedPages } from "@/app/discovery/load-listed-pages";
import { cutIntoParts, writeSitemapIndex } from "@/lib/discovery/sitemap";
import { env } from "@/lib/env";

export const dynamic = "force-dynamic";

/** The index of the sitemap (R11.2). What cannot be listed whole is not listed at all: the answer is then an error. */
export async function GET(): Promise<Response> {
  const parts = cutIntoParts(await loadListedPages());
  return new Response(writeSitemapIndex(env().PUBLIC_ORIGIN, parts), {
    headers: { "content-type": "application/xml; charset=utf-8" },
  });
}

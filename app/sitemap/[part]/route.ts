import { loadListedPages } from "@/app/_discovery/load-listed-pages";
import { splitIntoParts, writeSitemap } from "@/lib/cms/discovery/sitemap";
import { env } from "@/lib/server/settings/env";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ part: string }> };

/** Returns one part of the sitemap (R11.2), counted from 1 in its name; 404 for one that the index does not name. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { part } = await params;
  const number = Number(/^(\d{1,5})\.xml$/.exec(part)?.[1] ?? 0);
  const pages = splitIntoParts(await loadListedPages())[number - 1];
  if (pages === undefined) return new Response(null, { status: 404 });
  return new Response(writeSitemap(env().PUBLIC_ORIGIN, pages), {
    headers: { "content-type": "application/xml; charset=utf-8" },
  });
}

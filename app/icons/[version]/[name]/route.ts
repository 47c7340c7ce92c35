import { readFile } from "node:fs/promises";
import { loadPicture } from "@/app/_discovery/load-picture";
import { loadSiteConfig } from "@/app/_discovery/load-site-config";
import { iconVersion, isIconName } from "@/lib/cms/discovery/icons";
import { renderIcon } from "@/lib/cms/discovery/render-icon";
import { brand } from "@/lib/server/brand/brand";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ version: string; name: string }> };

/** Returns an icon of the site, rendered from its logo; 404 for any version but the current one. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { version, name } = await params;
  const { logo, colours } = await loadSiteConfig();
  if (!isIconName(name) || version !== iconVersion(logo)) return new Response(null, { status: 404 });
  const picture = (await loadPicture(logo)) ?? (await readFile(brand().icon));
  return new Response(Buffer.from(await renderIcon(picture, name, colours.background)), {
    headers: { "content-type": "image/png" },
  });
}

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { loadPicture } from "@/app/discovery/load-picture";
import { loadSiteConfig } from "@/app/discovery/load-site-config";
import { iconVersion, isIconName } from "@/lib/discovery/icons";
import { renderIcon } from "@/lib/discovery/render-icon";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ version: string; name: string }> };

/** Returns an icon of the site, rendered from its logo; 404 for any version but the current one. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { version, name } = await params;
  const { logo } = await loadSiteConfig();
  if (!isIconName(name) || version !== iconVersion(logo)) return new Response(null, { status: 404 });
  const picture = (await loadPicture(logo)) ?? (await readFile(join(process.cwd(), "public/brand/mark.svg")));
  return new Response(Buffer.from(await renderIcon(picture, name)), {
    headers: { "content-type": "image/png" },
  });
}

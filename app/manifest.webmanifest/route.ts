import { loadSiteConfig } from "@/app/_discovery/load-site-config";
import { writeManifest } from "@/lib/cms/discovery/icons";

export const dynamic = "force-dynamic";

/** Returns the web app manifest, from the group's settings. */
export async function GET(): Promise<Response> {
  const { name, logo, colours } = await loadSiteConfig();
  return new Response(writeManifest(name, logo, colours), {
    headers: { "content-type": "application/manifest+json; charset=utf-8" },
  });
}

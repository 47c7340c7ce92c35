import "server-only";
import { loadSetting } from "@/lib/setting/loaders";
import { type SiteColours, toSiteColours } from "@/lib/setting/site-colours";

const APP_NAME = "Yeoul";

/**
 * Loads the site's name, the address of its logo and its colours, as operating systems show them. Throws `AppError`.
 */
export async function loadSiteConfig(): Promise<{
  name: string;
  logo: string | undefined;
  colours: SiteColours;
}> {
  const config = await loadSetting("app_config_channel");
  return { name: config?.name ?? APP_NAME, logo: config?.square_logo, colours: toSiteColours(config) };
}

import "server-only";
import { loadSetting } from "@/lib/setting/loaders";
import { type SiteColours, toSiteColours } from "@/lib/setting/site-colours";

const APP_NAME = "Yeoul";

/** What systems show of the site: its name, the address of its logo, its colours. Raises `AppError`. */
export async function loadSiteConfig(): Promise<{
  name: string;
  logo: string | undefined;
  colours: SiteColours;
}> {
  const config = await loadSetting("app_config_channel");
  return { name: config?.name ?? APP_NAME, logo: config?.square_logo, colours: toSiteColours(config) };
}

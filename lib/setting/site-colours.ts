import type { SettingValue } from "@/lib/setting/schema";

/** The colours of the browser and system interface around the site: in light mode, in dark mode, and while it opens. */
export type SiteColours = { light: string; dark: string; background: string };

const PAPER = "#faf6ee";
const DARK_PAPER = "#15120e";

/** Returns the colours of the setting `app_config_channel`, with our paper colours for those it leaves out. */
export function toSiteColours(config: Partial<SettingValue<"app_config_channel">> = {}): SiteColours {
  return {
    light: config.theme_color ?? PAPER,
    dark: config.theme_color_dark ?? DARK_PAPER,
    background: config.background_color ?? PAPER,
  };
}

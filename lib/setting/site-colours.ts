import type { SettingValue } from "@/lib/setting/schema";

/** The colours in which systems draw what surrounds the site: in light and dark, and while it opens. */
export type SiteColours = { light: string; dark: string; background: string };

const PAPER = "#faf6ee";
const DARK_PAPER = "#15120e";

/** The colours of the setting `app_config_channel`; our paper's for those it does not name. */
export function toSiteColours(config: Partial<SettingValue<"app_config_channel">> = {}): SiteColours {
  return {
    light: config.theme_color ?? PAPER,
    dark: config.theme_color_dark ?? DARK_PAPER,
    background: config.background_color ?? PAPER,
  };
}

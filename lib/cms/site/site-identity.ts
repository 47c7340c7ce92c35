import "server-only";
import { siteColours } from "@/lib/base/site-colours";
import type { SettingValue } from "@/lib/cms/site/schema";
import { type Locale, pickLocalized } from "@/lib/i18n/locales";
import { brand } from "@/lib/server/brand/brand";
import { env } from "@/lib/server/settings/env";

/** The colours of the browser and system interface around the site: in light mode, in dark mode, and while it opens. */
export type SiteColours = { light: string; dark: string; background: string };

/** What the site is called and how systems show it. */
export type SiteIdentity = {
  name: string;
  /** Address of the logo; undefined where the brand's own icon is shown. */
  logo: string | undefined;
  colours: SiteColours;
};

/**
 * Returns the site's name, logo and colours. Those of a brand that the installation chose precede the setting
 * `app_config_channel`; where it chose none, the setting precedes the application's own.
 */
export function siteIdentity(
  config: SettingValue<"app_config_channel"> | undefined,
  locale: Locale,
): SiteIdentity {
  const { isChosen, name: names, firstScheme } = brand();
  const { paper: [light, dark] = ["", ""] } = siteColours();
  const name = pickLocalized(names, locale) ?? "";
  const background = firstScheme === "dark" ? dark : light;
  if (isChosen) return { name, logo: undefined, colours: { light, dark, background } };
  return {
    name: config?.name ?? name,
    logo: config?.square_logo,
    colours: {
      light: config?.theme_color ?? light,
      dark: config?.theme_color_dark ?? dark,
      background: config?.background_color ?? background,
    },
  };
}

/** Returns the address of the channel's page at the messenger; undefined while no channel is set up (R12.3). */
export function channelPage(channelId: string | undefined): string | undefined {
  return channelId === undefined ? undefined : `${env().CHANNEL_ORIGIN}/${encodeURIComponent(channelId)}`;
}

import { type IconName, iconAddress, icons } from "@/lib/discovery/icons";
import type { SiteColours } from "@/lib/setting/site-colours";

/**
 * The web app manifest, as JSON: name, colours and icons by which a phone keeps the site on its home screen. `id` and
 * address stay the same for good, or an installed site would become another.
 */
export function writeManifest(name: string, logo: string | undefined, colours: SiteColours): string {
  return JSON.stringify({
    id: "/",
    name,
    short_name: name,
    start_url: "/",
    scope: "/",
    display: "browser",
    theme_color: colours.light,
    background_color: colours.background,
    icons: (Object.keys(icons) as IconName[]).flatMap((icon) => {
      const { size, purpose } = icons[icon];
      if (purpose === "apple") return [];
      return [{ src: iconAddress(icon, logo), sizes: `${size}x${size}`, type: "image/png", purpose }];
    }),
  });
}

import { type IconName, iconAddress, icons } from "@/lib/cms/discovery/icons";
import type { SiteColours } from "@/lib/cms/site/site-identity";
import { paths } from "@/lib/routing/paths";

/**
 * Returns the web app manifest as JSON: the name, colours and icons that a phone uses on its home screen. An
 * installed site opens on the guest's next table. `id` must never change, or it would become a different app.
 */
export function writeManifest(name: string, logo: string | undefined, colours: SiteColours): string {
  return JSON.stringify({
    id: "/",
    name,
    short_name: name,
    start_url: paths.book(),
    scope: "/",
    display: "minimal-ui",
    theme_color: colours.light,
    background_color: colours.background,
    icons: (Object.keys(icons) as IconName[]).flatMap((icon) => {
      const { size, purpose } = icons[icon];
      if (purpose === "apple") return [];
      return [{ src: iconAddress(icon, logo), sizes: `${size}x${size}`, type: "image/png", purpose }];
    }),
  });
}

import { createHash } from "node:crypto";
import type { SiteColours } from "@/lib/cms/site/site-identity";
import { paths } from "@/lib/routing/paths";
import { brand } from "@/lib/server/brand/brand";

/** The site's icons that systems show beside its name: square PNGs, `size` in pixels. */
export const icons = {
  "icon-192.png": { size: 192, purpose: "any" },
  "icon-512.png": { size: 512, purpose: "any" },
  /** Systems crop it to their own shape, so the essential content stays in the middle. */
  "maskable-512.png": { size: 512, purpose: "maskable" },
  "apple-180.png": { size: 180, purpose: "apple" },
} as const satisfies Record<string, { size: number; purpose: "any" | "maskable" | "apple" }>;

export type IconName = keyof typeof icons;

/** Returns whether this is the name of one of the site's icons. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(icons, name);
}

/** Version of the rendering code; bump it when icons are rendered differently, so that their addresses change. */
const DRAWING = "1";

/**
 * Returns the address of an icon made from this logo. It contains a version, because systems fetch an icon again only
 * when its address changes.
 */
export function iconAddress(name: IconName, logo: string | undefined): string {
  return `/icons/${iconVersion(logo)}/${name}`;
}

/** Returns eight hexadecimal characters that change with the logo, and without one with the brand. */
export function iconVersion(logo: string | undefined): string {
  return createHash("sha256")
    .update(`${DRAWING} ${logo ?? brand().version ?? ""}`)
    .digest("hex")
    .slice(0, 8);
}

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

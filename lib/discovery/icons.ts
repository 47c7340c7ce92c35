import { createHash } from "node:crypto";

/** The pictures of the site that systems show beside its name, each a square PNG of so many pixels. */
export const icons = {
  "icon-192.png": { size: 192, purpose: "any" },
  "icon-512.png": { size: 512, purpose: "any" },
  /** Systems cut it to a shape of theirs, so that what counts keeps to the middle. */
  "maskable-512.png": { size: 512, purpose: "maskable" },
  "apple-180.png": { size: 180, purpose: "apple" },
} as const satisfies Record<string, { size: number; purpose: "any" | "maskable" | "apple" }>;

export type IconName = keyof typeof icons;

/** Is this the name of one of the site's icons? */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(icons, name);
}

/** Names the drawing of icons; a change of how they are drawn changes it, and with it their addresses. */
const DRAWING = "1";

/**
 * The address of an icon that is drawn from this logo. It carries a version: systems fetch an icon anew when its address
 * changes, and keep it otherwise (facts-crawlers 3.2).
 */
export function iconAddress(name: IconName, logo: string | undefined): string {
  return `/icons/${iconVersion(logo)}/${name}`;
}

/** Eight characters that change with the logo. */
export function iconVersion(logo: string | undefined): string {
  return createHash("sha256")
    .update(`${DRAWING} ${logo ?? ""}`)
    .digest("hex")
    .slice(0, 8);
}

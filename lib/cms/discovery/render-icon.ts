import "server-only";
import sharp from "sharp";
import { type IconName, icons } from "@/lib/cms/discovery/icons";

/** Share of the icon's width that the logo fills; the margin that systems crop must be paper only. */
const SHARE = { any: 1, maskable: 0.7, apple: 0.86 };
/** Largest number of pixels accepted for a logo. */
const MAX_PIXELS = 40_000_000;

/**
 * Renders an icon as PNG with the whole logo centred, on `paper` where systems crop it. Rejects with an `Error` when
 * the image cannot be read.
 */
export async function renderIcon(logo: Uint8Array, name: IconName, paper: string): Promise<Uint8Array> {
  const { size, purpose } = icons[name];
  const inner = Math.round(size * SHARE[purpose]);
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const picture = await sharp(logo, { limitInputPixels: MAX_PIXELS, density: 1200 })
    .resize(inner, inner, { fit: "contain", background: clear })
    .png()
    .toBuffer();
  const background = purpose === "any" ? clear : paper;
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: picture, gravity: "centre" }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

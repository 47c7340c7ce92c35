import type { PictureName } from "#pictures/names.ts";
import type { SeedPicture } from "#shared/seed-types.ts";

/** Returns the `{media}` address of a picture; a name without an SVG does not compile. */
export const media = (name: PictureName): string => `{media}/media/${name}.jpg`;

/** Returns a picture with its alternative text and optional caption; Korean first. */
export const shown = (
  name: PictureName,
  alt: [ko: string, en: string],
  caption?: [ko: string, en: string],
): Exclude<SeedPicture, string> => ({
  url: media(name),
  alt: { ko: alt[0], en: alt[1] },
  ...(caption && { caption: { ko: caption[0], en: caption[1] } }),
});

import type { PictureName } from "#pictures/names.ts";
import type { LanguageCode, PictureIn, SeedPicture } from "./types.ts";

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

/** Returns a picture in one language, in the contract's shape. */
export const pictureIn = (picture: SeedPicture, language: LanguageCode): PictureIn =>
  typeof picture === "string"
    ? picture
    : {
        url: picture.url,
        alt: picture.alt[language],
        ...(picture.caption && { caption: picture.caption[language] }),
      };

import type { PictureName } from "#pictures/names.ts";
import type { LanguageCode, PictureIn, SeedPicture } from "./types.ts";

/** The address of a picture; a name that is never drawn does not compile. */
export const media = (name: PictureName): string => `{media}/media/${name}.jpg`;

/** A picture with what it shows and, where there is more to say, with words below it; Korean first. */
export const shown = (
  name: PictureName,
  alt: [ko: string, en: string],
  caption?: [ko: string, en: string],
): Exclude<SeedPicture, string> => ({
  url: media(name),
  alt: { ko: alt[0], en: alt[1] },
  ...(caption && { caption: { ko: caption[0], en: caption[1] } }),
});

/** The same in one language, as the contract tells it. */
export const pictureIn = (picture: SeedPicture, language: LanguageCode): PictureIn =>
  typeof picture === "string"
    ? picture
    : {
        url: picture.url,
        alt: picture.alt[language],
        ...(picture.caption && { caption: picture.caption[language] }),
      };

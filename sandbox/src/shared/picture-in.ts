import type { LanguageCode } from "./language.ts";
import type { PictureIn, SeedPicture } from "./seed-types.ts";

/** Returns a picture in one language, in the contract's shape. */
export const pictureIn = (picture: SeedPicture, language: LanguageCode): PictureIn =>
  typeof picture === "string"
    ? picture
    : {
        url: picture.url,
        alt: picture.alt[language],
        ...(picture.caption && { caption: picture.caption[language] }),
      };

import type { PictureName } from "#pictures/names.ts";

/** The address of a picture; a name that is never drawn does not compile. */
export const media = (name: PictureName): string => `{media}/media/${name}.jpg`;

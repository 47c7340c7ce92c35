import * as z from "zod/mini";
import { jsonOr, listOf, optionally, textSchema } from "@/lib/http/tolerant";

/** A picture: an address only, or an address with alternative text and a caption. */
const pictureSchema = z.union([
  jsonOr(z.object({ url: textSchema, alt: optionally(textSchema), caption: optionally(textSchema) })),
  z.pipe(
    textSchema,
    z.transform((url) => ({ url, alt: undefined, caption: undefined })),
  ),
]);

export type Picture = z.output<typeof pictureSchema>;

/** The pictures of a promotion or a place in their author's order; an empty list where the value cannot be read. */
export const picturesSchema = z.catch(listOf(pictureSchema), []);

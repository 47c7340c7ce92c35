import * as z from "zod/mini";
import { jsonOr, listOf, optionally, textSchema } from "@/lib/http/tolerant";

/** A picture as its address alone, or with what it shows for those who do not see it and with words below it. */
const pictureSchema = z.union([
  z.object({ url: textSchema, alt: optionally(textSchema), caption: optionally(textSchema) }),
  z.pipe(
    textSchema,
    z.transform((url) => ({ url, alt: undefined, caption: undefined })),
  ),
]);

export type Picture = z.output<typeof pictureSchema>;

/** The pictures of a promotion or a place, in the order of their author; none where nothing of it can be read. */
export const picturesSchema = z.catch(jsonOr(listOf(pictureSchema)), []);

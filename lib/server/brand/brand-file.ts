import { z } from "zod";
import { FALLBACK_LOCALE, locales } from "@/lib/i18n/locales";
import { colourNames } from "@/lib/server/brand/palette";

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, "must be # and six hexadecimal digits");
const palette = z.strictObject(
  // The compiler does not follow names through a list.
  Object.fromEntries(colourNames.map((name) => [name, colour])) as Record<
    (typeof colourNames)[number],
    typeof colour
  >,
);

const name = z.string().trim().min(1).max(60);

/** Names of type families: nothing that could end the declaration they are written into. */
const family = z.string().regex(/^[\p{L}\p{N} _-]{1,60}$/u, "must be the name of one type family");

/** The content of `brand.json`; `docs/operators.md` explains each field. Only the name must be stated. */
export const brandFileSchema = z.strictObject({
  name: z.strictObject(
    Object.fromEntries(
      locales.map((locale) => [locale, locale === FALLBACK_LOCALE ? name : name.optional()]),
    ) as Record<string, typeof name | z.ZodOptional<typeof name>>,
  ),
  colours: z
    .strictObject({ light: palette.optional(), dark: palette.optional() })
    .refine(({ light, dark }) => light !== undefined || dark !== undefined, "must state light or dark")
    .optional(),
  headings: z.enum(["serif", "sans"]).optional(),
  families: z
    .strictObject({
      serif: z.array(family).min(1).max(8).optional(),
      sans: z.array(family).min(1).max(8).optional(),
    })
    .optional(),
  faces: z
    .array(
      z.strictObject({
        family,
        file: z.string().regex(/^[\w-]+\.woff2$/, "must be a file of the folder that ends in .woff2"),
        weight: z.number().int().min(100).max(900),
      }),
    )
    .max(8)
    .optional(),
  corners: z.number().int().min(0).max(32).optional(),
  pictures: z.enum(["full", "muted", "monochrome"]).optional(),
  drawings: z.enum(["on", "off"]).optional(),
});

export type BrandFile = z.infer<typeof brandFileSchema>;

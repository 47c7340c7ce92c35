import { z } from "zod";
import { ID, whole } from "@/lib/base/ids";

/** The kinds of value that an option takes; the catalogue shows the kind beside the option. */
export const optionKinds = [
  "text",
  "name",
  "id",
  "colour",
  "length",
  "number",
  "flag",
  "json",
  "address",
] as const;
export type OptionKind = (typeof optionKinds)[number];

/** Returns the `meta` of a kind; set before any `optional` or `default`, so that every derived schema carries it. */
export const ofKind = (kind: OptionKind) => ({ kind });

export const text = (max: number) => z.string().trim().min(1).max(max).meta(ofKind("text"));

export const resourceId = z.string().trim().regex(whole(ID)).meta(ofKind("id"));

export const resourceType = z
  .string()
  .trim()
  .regex(/^[\w-]{1,40}$/)
  .meta(ofKind("name"));

/** Hexadecimal with or without `#`; parsed to a value with `#`. */
export const colour = z
  .string()
  .trim()
  .regex(/^#?(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i)
  .transform((value) => (value.startsWith("#") ? value : `#${value}`))
  .meta(ofKind("colour"));

export const length = z
  .string()
  .trim()
  .regex(/^(?:0|\d{1,4}(?:\.\d{1,3})?(?:px|rem|em|%))$/i)
  .meta(ofKind("length"));

export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max))
    .meta(ofKind("number"));

/** An attribute without a value means yes, as in HTML. */
export const flag = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.enum(["", "true", "1", "yes", "false", "0", "no"]))
  .transform((value) => !["false", "0", "no"].includes(value))
  .meta(ofKind("flag"));

/** Number of cards side by side in a grid. */
export const columns = wholeNumber(1, 6)
  .default(2)
  .describe("Cards side by side, 1 to 6")
  .meta({ example: "3" });

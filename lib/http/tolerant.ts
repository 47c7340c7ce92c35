import { z } from "zod";

/** An id of the back end's: a number, also when it arrives as digits in a string. */
export const idSchema = z.coerce.number().int().nonnegative();

/** A value that the contract allows to arrive as JSON text instead of JSON. */
export function jsonOr<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (typeof value === "string" ? parseJson(value) : value), schema);
}

/** A list of which the entries that do not fit are left out, so that one bad row does not cost the others. */
export function listOf<Schema extends z.ZodType>(schema: Schema) {
  return z.array(z.unknown()).transform((entries) =>
    entries.flatMap((entry): z.output<Schema>[] => {
      const parsed = schema.safeParse(entry);
      return parsed.success ? [parsed.data] : [];
    }),
  );
}

/** An optional field: null, an empty text or a value that does not fit count as absent. */
export function optionally<Schema extends z.ZodType>(schema: Schema) {
  return z
    .unknown()
    .optional()
    .transform((value): z.output<Schema> | undefined => {
      // Coercion would turn an absent value into the text "undefined".
      if (value === undefined || value === null) return undefined;
      const parsed = schema.safeParse(value);
      return parsed.success && parsed.data !== "" ? parsed.data : undefined;
    });
}

/** One page of a list (`rows`, `lastPage`). */
export function pageOf<Schema extends z.ZodType>(row: Schema) {
  return z.object({ rows: listOf(row), lastPage: z.coerce.number().int().nonnegative().catch(1) });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON after all: the text itself is the value, and the schema judges it.
    return text;
  }
}

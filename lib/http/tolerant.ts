import * as z from "zod/mini";
import { ID, whole } from "@/lib/base/ids";
import { parseJson } from "@/lib/base/text";

// z.coerce would also convert absent values: null to 0, and undefined to the text "undefined".
const toNumber = (value: unknown) =>
  typeof value === "string" && value.trim() !== "" ? Number(value) : value;

/** A number, also when it arrives as text. */
export const numberSchema = z.pipe(z.transform(toNumber), z.number());

/** A count: a whole number of zero or more, also when it arrives as text. */
export const countSchema = z.pipe(z.transform(toNumber), z.int().check(z.nonnegative()));

const isId = whole(ID);

/** An id of the back end: a whole number, also when it arrives as digits in a string. */
export const idSchema = z.pipe(
  z.transform((value) => (typeof value === "string" && isId.test(value) ? Number(value) : value)),
  z.int().check(z.nonnegative()),
);

const truths: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  ...["true", "True", "TRUE", "Y", "1", 1].map((value) => [value, true] as const),
  ...["false", "False", "FALSE", "N", "0", 0].map((value) => [value, false] as const),
]);

/** A boolean, also in the forms that databases use (`"Y"`, `1`, `"true"`). */
export const booleanSchema = z.pipe(
  z.transform((value) => truths.get(value) ?? value),
  z.boolean(),
);

/** The response of a call whose only result is that it succeeded. */
export const trueSchema = z.pipe(booleanSchema, z.literal(true));

const HOUR = /^(\d{1,2}):([0-5]\d)(?::[0-5]\d)?$/;

/** Reads an hour of the day as `HH:mm`, counted beyond midnight up to `limit`, exclusive. */
const hourBefore = (limit: number) =>
  z.pipe(
    z.string().check(z.refine((hour) => Number(HOUR.exec(hour)?.[1] ?? limit) < limit, "an hour, HH:mm")),
    z.transform((hour) => {
      const [, hours = "", minutes = ""] = HOUR.exec(hour) ?? [];
      return `${String(Number(hours) % 24).padStart(2, "0")}:${minutes}`;
    }),
  );

/** An hour of the day at the venue as `HH:mm`, also when it arrives with seconds, or without a leading zero. */
export const hourSchema = hourBefore(24);

/** The hour at which a venue closes: as any other, and `26:00` is two in the morning after the day in question. */
export const closingHourSchema = hourBefore(36);

/** A day at the venue as `YYYY-MM-DD`. */
export const daySchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** An instant in ISO 8601 with its offset. */
export const instantSchema = z.iso.datetime({ offset: true });

/** A text, also when it arrives as a number. */
export const textSchema = z.union([z.string(), z.pipe(z.number(), z.transform(String))]);

/** A value that may arrive as JSON text; the combinations below allow it by themselves. */
export function jsonOr<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.pipe(
    z.transform((value) => (typeof value === "string" ? jsonOrText(value) : value)),
    schema,
  );
}

/** Undefined instead of a value that is invalid both directly and as JSON text. */
function undefinedUnless<Schema extends z.ZodMiniType>(
  schema: Schema,
): z.ZodMiniType<z.output<Schema> | undefined> {
  return z.catch(z.optional(z.union([schema, jsonOr(schema)])), undefined);
}

/**
 * A list whose invalid entries are left out, so that one bad row does not cost the others. Null, which some back ends
 * send for an empty list, is read as empty.
 */
export function listOf<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.pipe(
    jsonOr(z.nullable(z.array(undefinedUnless(schema)))),
    z.transform((entries): z.output<Schema>[] => (entries ?? []).filter((entry) => entry !== undefined)),
  );
}

/**
 * A list in the order of the keys, each ascending; no list of the back end has an order that may be relied on. Texts
 * are compared by their code units, which is right for days (`YYYY-MM-DD`) and hours (`HH:mm`).
 */
export function sortedListOf<Schema extends z.ZodMiniType>(
  schema: Schema,
  ...keys: ((entry: z.output<Schema>) => string | number)[]
) {
  return z.pipe(
    listOf(schema),
    z.transform((entries: z.output<Schema>[]) => sortedBy(entries, ...keys)),
  );
}

/** The same, and none where the value cannot be read. */
export function sortedOrNone<Schema extends z.ZodMiniType>(
  schema: Schema,
  ...keys: ((entry: z.output<Schema>) => string | number)[]
) {
  return z.catch(sortedListOf(schema, ...keys), []);
}

/** Returns the entries in the order of the keys, each ascending. */
export function sortedBy<Entry>(
  entries: readonly Entry[],
  ...keys: ((entry: Entry) => string | number)[]
): Entry[] {
  return [...entries].sort((one, other) => {
    const key = keys.find((keyOf) => keyOf(one) !== keyOf(other));
    return key === undefined ? 0 : key(one) < key(other) ? -1 : 1;
  });
}

/** An optional field: null, an empty text or an invalid value counts as absent. */
export function optionally<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.pipe(
    z.pipe(
      // A schema that coerces would turn an absent value into the text "null".
      z.transform((value): unknown => value ?? undefined),
      undefinedUnless(schema),
    ),
    z.transform((value): z.output<Schema> | undefined => (value === "" ? undefined : value)),
  );
}

/** Values by key, without those that are invalid. */
export function recordOf<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.pipe(
    jsonOr(z.record(z.string(), undefinedUnless(schema))),
    z.transform((values) => {
      const valid: Record<string, z.output<Schema>> = {};
      for (const [key, value] of Object.entries(values)) {
        if (value !== undefined) valid[key] = value;
      }
      return valid;
    }),
  );
}

/** One page of a list (`rows`, `lastPage`); who shows several pages sorts their rows. */
export function pageOf<Schema extends z.ZodMiniType>(row: Schema) {
  return z.object({ rows: listOf(row), lastPage: z.catch(countSchema, 1) });
}

/** Parses a value by the schema, directly or as JSON text: any JSON value may arrive as a string. */
export function readTolerantly<Schema extends z.ZodMiniType>(schema: Schema, value: unknown) {
  const parsed = schema.safeParse(value);
  if (parsed.success || typeof value !== "string") return parsed;
  const reparsed = schema.safeParse(jsonOrText(value));
  return reparsed.success ? reparsed : parsed;
}

/** Parses JSON; where it is none, the text itself is the value, and the schema checks it. */
function jsonOrText(text: string): unknown {
  const value = parseJson(text);
  return value === undefined ? text : value;
}

import fc from "fast-check";
import * as z from "zod/mini";

/** A value as JSON can hold it. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Values of every form that a field of the back end can have; which of them a field accepts decides its schema. */
const samples: readonly Json[] = [
  7,
  25,
  12,
  3,
  true,
  false,
  "a text",
  "another text",
  "some text",
  "AH_100012",
  "2026-12-24",
  "2026-12-10",
  "2026-12-31",
  "2026-12-24T18:30:00+09:00",
  "20:00",
  "12:30",
  "18:30",
  "https://gateway.test/pay",
  "#a1b2c3",
  "KR",
  "POST",
];

/** Menus may hold menus; the examples go no deeper than this. */
const MAX_DEPTH = 8;

/**
 * Generates valid answers of a schema, with every field that it knows. Lists have one to three entries, records one or
 * two keys.
 */
export function answersOf(schema: z.core.$ZodType, depth = 0): fc.Arbitrary<Json> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const inner = (type: z.core.$ZodType) => answersOf(type, depth + 1);
  switch (def.type) {
    case "object": {
      const fields = fc.record(mapValues(def.shape, inner));
      if (def.catchall === undefined || def.catchall._zod.def.type === "never") return fields;
      return fc
        .tuple(dictionaryOf(inner(def.catchall)), fields)
        .map(([others, own]) => ({ ...others, ...own }));
    }
    case "array":
      if (depth > MAX_DEPTH) return fc.constant([]);
      return fc.uniqueArray(inner(def.element), { minLength: 1, maxLength: 3, selector: identityOf });
    case "tuple":
      return fc.tuple(...def.items.map(inner));
    case "null":
      return fc.constant(null);
    case "record":
      return dictionaryOf(inner(def.valueType));
    case "intersection":
      return fc
        .tuple(inner(def.left), inner(def.right))
        .map(([left, right]) => Object.assign({}, left, right));
    case "lazy":
      return inner(def.getter());
    case "optional":
    case "nullable":
    case "catch":
      return isComposite(schema) ? inner(def.innerType) : scalarsOf(schema);
    case "pipe":
      if (!isComposite(schema)) return scalarsOf(schema);
      return inner(def.in._zod.def.type === "transform" ? def.out : def.in);
    case "union":
      return isComposite(schema) ? fc.oneof(...def.options.map(inner)) : scalarsOf(schema);
    default:
      return scalarsOf(schema);
  }
}

/** The first field of an entry is the one by which lists know it: its id, day, time or code. */
function identityOf(entry: Json): Json {
  return typeof entry === "object" && entry !== null ? (Object.values(entry)[0] ?? null) : entry;
}

/** Whether a schema accepts objects, lists or null. */
function isComposite(schema: z.core.$ZodType): boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "object":
    case "array":
    case "tuple":
    case "null":
    case "record":
    case "intersection":
    case "lazy":
      return true;
    case "optional":
    case "nullable":
    case "catch":
      return isComposite(def.innerType);
    case "pipe":
      return isComposite(def.in) || isComposite(def.out);
    case "union":
      return def.options.some(isComposite);
    default:
      return false;
  }
}

function scalarsOf(schema: z.core.$ZodType): fc.Arbitrary<Json> {
  const strict = withoutDefault(schema);
  const valid = [...literalsOf(strict), ...samples].filter((value) => z.safeParse(strict, value).success);
  return fc.constantFrom(...valid);
}

/** The schema of the values themselves: a default that stands in for an invalid value is no example of a valid one. */
function withoutDefault(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "catch":
    case "optional":
    case "nullable":
      return withoutDefault(def.innerType);
    case "pipe": {
      const [from, to] = [withoutDefault(def.in), withoutDefault(def.out)];
      return from !== def.in ? from : to !== def.out ? to : schema;
    }
    default:
      return schema;
  }
}

function literalsOf(schema: z.core.$ZodType): Json[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "enum":
      return Object.values(def.entries);
    case "literal":
      return def.values.filter((value): value is string => typeof value === "string");
    case "pipe":
      return [...literalsOf(def.in), ...literalsOf(def.out)];
    case "union":
      return def.options.flatMap(literalsOf);
    default:
      return [];
  }
}

function dictionaryOf(values: fc.Arbitrary<Json>): fc.Arbitrary<{ [key: string]: Json }> {
  return fc.dictionary(fc.constantFrom("ko", "en"), values, { minKeys: 1 });
}

function mapValues(
  shape: Readonly<Record<string, z.core.$ZodType>>,
  inner: (type: z.core.$ZodType) => fc.Arbitrary<Json>,
): Record<string, fc.Arbitrary<Json>> {
  return Object.fromEntries(Object.entries(shape).map(([key, type]) => [key, inner(type)]));
}

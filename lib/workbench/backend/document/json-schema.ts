import * as z from "zod/mini";
import { absenceOf } from "@/lib/workbench/backend/absent-fields";
import { meaningOf, meaningSent } from "@/lib/workbench/backend/field-meanings";

/** A JSON Schema (2020-12) of the kinds that this project's definitions become. */
export type JsonSchema = {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  propertyNames?: JsonSchema;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  description?: string;
  [keyword: string]: unknown;
};

/**
 * Returns the JSON Schema of what a definition reads, in the form in which it is best written: a number as a number,
 * although one in a string is read too. A field is required when an answer without it is not read; every other field
 * says what a guest notices while it is absent.
 */
export function toJsonSchema(schema: z.ZodMiniType, use: "answered" | "sent" = "answered"): JsonSchema {
  const { $schema: _, ...written } = z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod;
      if (def.type === "object") requireWhatIsRead(def.shape, jsonSchema as JsonSchema);
      // A number that is limited after it was read, maybe from a text.
      if (def.type === "pipe" && def.out._zod.def.type === "number") {
        const { $schema: _, ...limited } = z.toJSONSchema(def.out);
        Object.assign(jsonSchema, limited);
      }
      if (def.type === "catch") delete jsonSchema.default;
      if (jsonSchema.prefixItems?.length === 0) {
        delete jsonSchema.prefixItems;
        jsonSchema.maxItems = 0;
      }
      // The format says the same, readably.
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    },
  });
  const simple = simplify(written as JsonSchema);
  return use === "answered" ? describeFields(simple) : describeSent(simple);
}

function requireWhatIsRead(shape: Readonly<Record<string, z.core.$ZodType>>, written: JsonSchema): void {
  const required = Object.entries(shape)
    .filter(([, field]) => !z.safeParse(field, undefined).success)
    .map(([name]) => name);
  delete written.required;
  if (required.length > 0) written.required = required;
}

/**
 * Joins alternatives that are the same: the value itself, and the value as JSON text. What is read besides, a number in
 * place of a text or null in place of a list, is not how it is best written.
 */
function simplify(schema: JsonSchema, name?: string): JsonSchema {
  const simple = mapChildren(schema, simplify);
  if (name !== "id" && String(simple.type) === "string,number") simple.type = "string";
  const { anyOf, ...rest } = simple;
  if (anyOf === undefined) return simple;
  const isListed = anyOf.some(({ type }) => type === "array");
  const different = [...new Map(anyOf.map((option) => [JSON.stringify(option), option])).values()].filter(
    // A text that is read as the value it stands for.
    (option) => Object.keys(option).length > 0 && !(option.type === "null" && isListed),
  );
  const [only, ...others] = different;
  return only === undefined
    ? rest
    : others.length === 0
      ? { ...only, ...rest }
      : { ...rest, anyOf: different };
}

function describeSent(schema: JsonSchema, parent = ""): JsonSchema {
  return mapChildren(schema, (child, name) => {
    const meaning = name === undefined ? undefined : meaningSent(parent, name);
    return {
      ...describeSent(child, name ?? parent),
      ...(meaning === undefined ? {} : { description: meaning }),
    };
  });
}

function describeFields(schema: JsonSchema, parent = ""): JsonSchema {
  const { properties, required = [] } = schema;
  const described = mapChildren(schema, (child, name) => describeFields(child, name ?? parent));
  if (properties === undefined) return described;
  return {
    ...described,
    properties: Object.fromEntries(
      Object.entries(described.properties ?? {}).map(([name, field]) => {
        const absence = required.includes(name) ? undefined : absenceOf(parent, name);
        const first = Array.isArray(field.enum) ? field.enum[0] : undefined;
        const said = [
          meaningOf(parent, name, first),
          absence === undefined ? undefined : `Without it: ${absence}`,
        ];
        const description = said.filter((text) => text !== undefined).join(" ");
        return [name, description === "" ? field : { ...field, description }];
      }),
    ),
  };
}

/** Returns the schema with its direct children replaced; `name` is the property that a child belongs to. */
function mapChildren(
  schema: JsonSchema,
  change: (child: JsonSchema, name?: string) => JsonSchema,
): JsonSchema {
  const mapped: JsonSchema = { ...schema };
  for (const key of ["anyOf", "oneOf", "allOf", "prefixItems"] as const) {
    if (schema[key] !== undefined) mapped[key] = schema[key].map((child) => change(child));
  }
  if (schema.items !== undefined) mapped.items = change(schema.items);
  if (typeof schema.additionalProperties === "object")
    mapped.additionalProperties = change(schema.additionalProperties);
  if (schema.$defs !== undefined)
    mapped.$defs = mapValues(schema.$defs as Record<string, JsonSchema>, change);
  if (schema.properties !== undefined) mapped.properties = mapValues(schema.properties, change);
  return mapped;
}

function mapValues(
  schemas: Record<string, JsonSchema>,
  change: (child: JsonSchema, name: string) => JsonSchema,
): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, change(schema, name)]));
}

import type { JsonSchema } from "@/lib/workbench/backend/document/json-schema";

/** Returns the type of a schema as it is written in code, without its properties: `"open" | "few"`, `integer ≥ 0`. */
export function typeNotation(schema: JsonSchema): string {
  const { type, anyOf, oneOf, items, format, pattern, enum: choices } = schema;
  const options = anyOf ?? oneOf;
  if (options !== undefined) return [...new Set(options.map(typeNotation))].join(" | ");
  if (Array.isArray(choices)) return choices.map((choice) => JSON.stringify(choice)).join(" | ");
  if ("const" in schema) return JSON.stringify(schema.const);
  if (typeof schema.$ref === "string") return schema.$ref.split("/").at(-1) ?? "";
  if (type === "array") return items === undefined ? "array" : `${inBrackets(typeNotation(items))}[]`;
  const name = Array.isArray(type) ? type.join(" | ") : (type ?? "any");
  const limits = [
    typeof format === "string" ? `(${format})` : "",
    format === undefined && typeof pattern === "string" ? `/${pattern}/` : "",
    typeof schema.minimum === "number" ? `≥ ${schema.minimum}` : "",
    typeof schema.maximum === "number" ? `≤ ${schema.maximum}` : "",
  ];
  return [name, ...limits].filter((word) => word !== "").join(" ");
}

/**
 * Returns the schemas whose properties a reader has to know: those of the entries of lists, and of each alternative.
 */
export function objectsIn(schema: JsonSchema): JsonSchema[] {
  const { anyOf, oneOf, allOf, items, additionalProperties } = schema;
  const inner = [
    ...(anyOf ?? []),
    ...(oneOf ?? []),
    ...(allOf ?? []),
    ...(items === undefined ? [] : [items]),
    ...(typeof additionalProperties === "object" ? [additionalProperties] : []),
  ].flatMap(objectsIn);
  return schema.properties === undefined ? inner : [schema, ...inner];
}

const inBrackets = (notation: string) => (notation.includes(" ") ? `(${notation})` : notation);

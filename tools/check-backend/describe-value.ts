import * as z from "zod/mini";
import { type JsonSchema, toJsonSchema } from "@/lib/workbench/backend/document/json-schema";
import { isObject } from "@/tools/check-backend/read-body";

const LONGEST = 60;
const MOST_NAMED = 8;

/** Texts that identify a guest are reported by their length only, because reports are passed on. */
const PERSONAL = /(?:^|\.)(?:name|nickname|firstName|mobile|phone|phone_number|email|qr|accessToken|id)$/;

/** Returns a value as a report shows it: JSON, shortened; "nothing" for undefined. */
export function describeGot(value: unknown, path: string, isPersonal: boolean): string {
  if (value === undefined) return "nothing";
  if (isPersonal && typeof value === "string" && PERSONAL.test(path))
    return `a text of ${value.length} characters`;
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (isObject(value)) return `an object with ${Object.keys(value).slice(0, 6).join(", ") || "nothing"}`;
  const text = JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** Returns in words what a schema accepts; `value` is one that it does not accept. */
export function describeExpected(schema: z.core.$ZodType, value: unknown): string {
  const issue = z.safeParse(schema, value).error?.issues[0];
  if (issue?.code === "custom" && issue.message !== "Invalid input") return issue.message;
  return inWords(toJsonSchema(schema as z.ZodMiniType));
}

const patterns: readonly [RegExp, string][] = [
  [/AH_/, "AH_ and digits"],
  [/^\^\\d\{4\}-\\d\{2\}-\\d\{2\}/, "a day, YYYY-MM-DD"],
  [/^\^\\d\{4\}-\\d\{2\}\$/, "a month, YYYY-MM"],
  [/^\^\\d\{2\}:\\d\{2\}/, "an hour, HH:mm"],
];

const types: Readonly<Record<string, string>> = {
  object: "an object",
  array: "a list",
  string: "a text",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  null: "null",
};

function inWords(schema: JsonSchema): string {
  const { type, anyOf, oneOf, pattern, format } = schema;
  const options = anyOf ?? oneOf;
  if (options !== undefined) return [...new Set(options.map(inWords))].join(" or ");
  if (Array.isArray(schema.enum)) {
    const others = schema.enum.length - MOST_NAMED;
    return `one of ${schema.enum.slice(0, MOST_NAMED).join(", ")}${others > 0 ? ` and ${others} others` : ""}`;
  }
  if ("const" in schema) return JSON.stringify(schema.const);
  if (format === "date-time") return "an instant with its offset";
  if (format === "uri") return "an address";
  if (typeof pattern === "string")
    return patterns.find(([matched]) => matched.test(pattern))?.[1] ?? `a text that matches ${pattern}`;
  const word = Array.isArray(type) ? "a text" : (types[type ?? ""] ?? "another value");
  const limits = [
    typeof schema.minimum === "number" ? `at least ${schema.minimum}` : "",
    typeof schema.maximum === "number" ? `at most ${schema.maximum}` : "",
  ].filter((limit) => limit !== "");
  return [word, ...limits].join(", ");
}

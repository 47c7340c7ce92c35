import "server-only";
import { z } from "zod";
import { nearestWord } from "@/lib/base/text";
import { actionSchema } from "@/lib/cms/widget/action";
import { itemOf } from "@/lib/cms/widget/json-attribute";
import type { AuthoredElement } from "@/lib/workbench/lint/authored-elements";
import { widgetTypeOf } from "@/lib/workbench/lint/cleaning-findings";
import { findingAt, type LintFinding } from "@/lib/workbench/lint/lint-finding";
import { readJsonList } from "@/lib/workbench/lint/source-text";
import { blocks } from "@/widgets/definitions";

type Schema = {
  properties?: Record<string, Schema>;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  const?: unknown;
  enum?: unknown[];
  /** The values that do something, where the schema takes any. */
  examples?: unknown[];
};

/**
 * Returns what stands in the entries of a block's lists and actions and is not read: keys that the schema does not have,
 * values that do nothing, and links that a list has twice.
 */
export function entryFindings(elements: readonly AuthoredElement[]): LintFinding[] {
  return elements.flatMap((element) => {
    const type = widgetTypeOf(element);
    if (type === undefined) return [];
    return Object.entries<z.ZodType>(blocks[type].options.shape).flatMap(([option, schema]) => {
      const item = itemOf(schema) ?? (option.startsWith("action") ? actionSchema : undefined);
      const entries = readJsonList(element.attributes[option]).filter(isRecord);
      if (item === undefined || entries.length === 0) return [];
      const say = (words: string, more: Parameters<typeof findingAt>[3]) =>
        findingAt("block-entry", element.attributeAt(option), words, { widget: `cms-box-${type}`, ...more });
      const read = schemaOf(item);
      const targets = entries.map(({ name, ...target }) => JSON.stringify(target));
      const twice =
        option !== "items" ? undefined : targets.findIndex((each, at) => targets.indexOf(each) < at);
      return [
        ...entries.flatMap((entry) => findUnread(entry, read, say)),
        ...(twice === undefined || twice < 0 ? [] : [say(String(entries[twice]?.name), { cause: "twice" })]),
      ];
    });
  });
}

const isRecord = (entry: unknown): entry is Record<string, unknown> =>
  typeof entry === "object" && entry !== null && !Array.isArray(entry);

const schemas = new Map<z.ZodType, Schema>();

function schemaOf(item: z.ZodType): Schema {
  const known =
    schemas.get(item) ?? (z.toJSONSchema(item, { io: "input", unrepresentable: "any" }) as Schema);
  schemas.set(item, known);
  return known;
}

function findUnread(
  entry: Record<string, unknown>,
  schema: Schema,
  say: (words: string, more: Parameters<typeof findingAt>[3]) => LintFinding,
): LintFinding[] {
  const properties = propertiesOf(schema, entry);
  const keys = Object.keys(properties);
  return Object.entries(entry).flatMap(([key, value]) => {
    const property = properties[key];
    if (property === undefined)
      return [
        say(key, {
          cause: "key",
          severity: "error",
          allowed: keys.join(", "),
          nearest: nearestWord(key, keys),
        }),
      ];
    const values = (property.enum ?? property.examples ?? []).map(String);
    return values.length === 0 || typeof value !== "string" || values.includes(value)
      ? []
      : [
          say(`${key}: ${value}`.slice(0, 60), {
            cause: "value",
            allowed: values.join(", "),
            nearest: nearestWord(value, values),
          }),
        ];
  });
}

/** Returns the keys of all variants of a schema, or of the one whose constants the entry has. */
function propertiesOf(schema: Schema, entry: Record<string, unknown>): Record<string, Schema> {
  const variants = schema.oneOf ?? schema.anyOf ?? [];
  const isMeant = ({ properties = {} }: Schema) =>
    Object.entries(properties).every(([key, each]) => each.const === undefined || each.const === entry[key]);
  const meant = variants.some(isMeant) ? variants.filter(isMeant) : variants;
  return Object.assign(
    {},
    schema.properties,
    ...[...(schema.allOf ?? []), ...meant].map((each) => propertiesOf(each, entry)),
  );
}

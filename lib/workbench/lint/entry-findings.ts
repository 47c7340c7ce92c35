import "server-only";
import { nearestWord } from "@/lib/base/text";
import { optionNames } from "@/lib/cms/clean/widget-candidate";
import { type EntrySchema, entrySchemaOf } from "@/lib/cms/widget/widget-options";
import type { AuthoredElement } from "@/lib/workbench/lint/authored-elements";
import { widgetTypeOf } from "@/lib/workbench/lint/cleaning-findings";
import { findingAt, type LintFinding } from "@/lib/workbench/lint/lint-finding";
import { readJsonList } from "@/lib/workbench/lint/source-text";

/**
 * Returns what stands in the entries of a block's lists and actions and is not read: keys that the schema does not have,
 * values that do nothing, and links that a list has twice.
 */
export function entryFindings(elements: readonly AuthoredElement[]): LintFinding[] {
  return elements.flatMap((element) => {
    const type = widgetTypeOf(element);
    if (type === undefined) return [];
    return optionNames(type).flatMap((option) => {
      const read = entrySchemaOf(type, option);
      const entries = readJsonList(element.attributes[option]).filter(isRecord);
      if (read === undefined || entries.length === 0) return [];
      const say = (words: string, more: Parameters<typeof findingAt>[3]) =>
        findingAt("block-entry", element.attributeAt(option), words, { widget: `cms-box-${type}`, ...more });
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

function findUnread(
  entry: Record<string, unknown>,
  schema: EntrySchema,
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
function propertiesOf(schema: EntrySchema, entry: Record<string, unknown>): Record<string, EntrySchema> {
  const variants = schema.oneOf ?? schema.anyOf ?? [];
  const isMeant = ({ properties = {} }: EntrySchema) =>
    Object.entries(properties).every(([key, each]) => each.const === undefined || each.const === entry[key]);
  const meant = variants.some(isMeant) ? variants.filter(isMeant) : variants;
  return Object.assign(
    {},
    schema.properties,
    ...[...(schema.allOf ?? []), ...meant].map((each) => propertiesOf(each, entry)),
  );
}

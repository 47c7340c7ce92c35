import { z } from "zod";

/** Maximum length in characters: more than any list an author writes by hand. */
const MAX_JSON = 16 * 1024;
const MAX_DEPTH = 16;

const FORBIDDEN_KEYS = new Set(["__proto__", "constructor", "prototype"]);

/** Parses JSON that authors write by hand; `ok: false` means that the attribute counts as absent. */
function parseJsonAttribute(text: string): { ok: true; value: unknown } | { ok: false } {
  if (text.length > MAX_JSON) return { ok: false };
  try {
    let safe = true;
    const value: unknown = JSON.parse(text, (key, item: unknown) => {
      if (FORBIDDEN_KEYS.has(key)) safe = false;
      return item;
    });
    return safe && isShallow(value, MAX_DEPTH) ? { ok: true, value } : { ok: false };
  } catch {
    // An attribute that is not JSON is ignored (R4.12).
    return { ok: false };
  }
}

/** Builds an option whose value is JSON text; an issue with `params.json` means that it was not JSON at all. */
export function jsonOption<Schema extends z.ZodType>(schema: Schema) {
  return z
    .string()
    .transform((text, context): unknown => {
      const parsed = parseJsonAttribute(text);
      if (parsed.ok) return parsed.value;
      context.addIssue({ code: "custom", message: "not JSON", params: { json: true } });
      return z.NEVER;
    })
    .pipe(schema);
}

type ListRules = {
  item: z.ZodType;
  max: number;
  /** A list inside each item, with the same rules. */
  inside?: { key: string; item: z.ZodType; max: number };
};

const listRules = new WeakMap<z.ZodType, ListRules>();

/**
 * Builds a list schema that drops invalid and surplus items, so that one mistake of an author does not invalidate the
 * rest; `findLeftOut` reports which. Fails with fewer than `min` valid items.
 */
export function lenientList<Item extends z.ZodType>(item: Item, max: number, min = 0) {
  return z.array(z.unknown()).transform((entries, context): z.output<Item>[] => {
    const valid = entries.flatMap((entry): z.output<Item>[] => {
      const parsed = item.safeParse(entry);
      return parsed.success ? [parsed.data] : [];
    });
    if (valid.length >= min) return valid.slice(0, max);
    context.addIssue({ code: "custom", message: "too few valid items" });
    return z.NEVER;
  });
}

/** Registers a schema, in its final form, as that of a list, for `findLeftOut`. Returns the schema. */
export function asList<Schema extends z.ZodType>(schema: Schema, rules: ListRules): Schema {
  listRules.set(schema, rules);
  return schema;
}

/** Returns the schema of a list's items; undefined for a schema that is not registered as that of a list. */
export function itemOf(schema: z.ZodType): z.ZodType | undefined {
  return listRules.get(schema)?.item;
}

/**
 * Returns the positions, counted from 1, of the items that a list drops: `2`, or `1, options 3` for a list inside an
 * item.
 */
export function findLeftOut(schema: z.ZodType, text: string | undefined): string[] {
  const rules = listRules.get(schema);
  const parsed = parseJsonAttribute(text ?? "");
  return rules !== undefined && parsed.ok ? leftOutOf(parsed.value, rules) : [];
}

function leftOutOf(list: unknown, { item, max, inside }: ListRules): string[] {
  if (!Array.isArray(list)) return [];
  let validCount = 0;
  return list.flatMap((entry: unknown, index): string[] => {
    if (validCount >= max || !item.safeParse(entry).success) return [String(index + 1)];
    validCount += 1;
    if (inside === undefined || typeof entry !== "object" || entry === null) return [];
    const innerPositions = leftOutOf(Reflect.get(entry, inside.key), inside);
    return innerPositions.map((position) => `${index + 1}, ${inside.key} ${position}`);
  });
}

function isShallow(value: unknown, depth: number): boolean {
  if (typeof value !== "object" || value === null) return true;
  return depth > 0 && Object.values(value).every((item) => isShallow(item, depth - 1));
}

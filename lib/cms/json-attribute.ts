import { z } from "zod";

/** Longer than any list an author writes by hand. */
const MAX_JSON = 16 * 1024;
const MAX_DEPTH = 16;

const FORBIDDEN_KEYS = new Set(["__proto__", "constructor", "prototype"]);

/** Authors write this JSON by hand; `ok: false` means that it counts as absent. */
export function parseJsonAttribute(text: string): { ok: true; value: unknown } | { ok: false } {
  if (text.length > MAX_JSON) return { ok: false };
  try {
    let safe = true;
    const value: unknown = JSON.parse(text, (key, item: unknown) => {
      if (FORBIDDEN_KEYS.has(key)) safe = false;
      return item;
    });
    return safe && isShallow(value, MAX_DEPTH) ? { ok: true, value } : { ok: false };
  } catch {
    // Not JSON: the specification says that the attribute is ignored.
    return { ok: false };
  }
}

/** An option whose value is JSON text; an issue with `params.json` says that it was not JSON at all. */
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

function isShallow(value: unknown, depth: number): boolean {
  if (typeof value !== "object" || value === null) return true;
  return depth > 0 && Object.values(value).every((item) => isShallow(item, depth - 1));
}

import { z } from "zod";
import { locales } from "@/lib/i18n/locales";
import type { EntryKey } from "@/lib/routing/entry-keys";

const flag = z.enum(["true", "false"]).transform((value) => value === "true");
const id = z.string().regex(/^(?:AH_)?\d{1,15}$/);
// A browser would take a lone dot or two in an address for a step up.
const tag = z.string().regex(/^(?!\.{1,2}$)[\w.-]{1,64}$/);
const name = z.string().regex(/^[\w-]{1,64}$/);

/** What each consumed key may say. What does not fit is dropped with its key; of a repeated key the first value counts. */
export const entrySchemas = {
  language: z.enum(locales),
  "pass-login": flag,
  register: z.union([z.literal("true"), z.string().regex(/^\d{1,9}$/)]),
  "reservation-id": id,
  "shared-by": tag,
  campaign: tag,
  action: name,
  redirect: z.string().max(2_048),
  "ignore-action": flag,
  "post-action": name,
  "left-side-menu": z.enum(["true", "1", "open"]).transform(() => true),
  "right-side-menu": z.enum(["true", "1", "open"]).transform(() => true),
} as const satisfies Record<EntryKey, z.ZodType>;

export type EntryParams = {
  [Key in keyof typeof entrySchemas]?: z.output<(typeof entrySchemas)[Key]>;
};

/** Splits a query into what is consumed and what stays, in its order. Never throws. */
export function splitEntryParams(search: URLSearchParams): { entry: EntryParams; rest: URLSearchParams } {
  const entry: Record<string, unknown> = {};
  const rest = new URLSearchParams();
  const seen = new Set<string>();
  for (const [key, value] of search) {
    if (!isEntryKey(key)) {
      rest.append(key, value);
    } else if (!seen.has(key)) {
      seen.add(key);
      const parsed = entrySchemas[key].safeParse(value);
      if (parsed.success) entry[key] = parsed.data;
    }
  }
  return { entry: entry as EntryParams, rest };
}

function isEntryKey(key: string): key is keyof typeof entrySchemas {
  return Object.hasOwn(entrySchemas, key);
}

import * as z from "zod/mini";
import { ID, RESERVATION_PREFIX, whole } from "@/lib/base/ids";
import { locales } from "@/lib/i18n/locales";
import { type EntryKey, panelRequests } from "@/lib/routing/query-keys";

const flag = z.pipe(
  z.enum(["true", "false"]),
  z.transform((value) => value === "true"),
);
const id = z.string().check(z.regex(whole(`(?:${RESERVATION_PREFIX})?${ID}`)));

/** Returns the language that a tag such as `ko-KR` or `en_US` names. */
function primaryLanguage(tag: string): string {
  return tag.split(/[-_]/, 1)[0] ?? tag;
}

/**
 * A campaign, or the id of the guest who shared: up to 200 characters without control characters. One or two dots alone
 * are invalid, because a browser would read them as a relative path step.
 */
export const sourceTextSchema = z.string().check(
  z.trim(),
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  z.regex(/^(?!\.{1,2}$|\s*$)[^\u0000-\u001f\u007f-\u009f\ud800-\udfff]{1,200}$/u),
);
const name = z.string().check(z.regex(/^[\w-]{1,64}$/));

/** Schemas of the consumed keys. An invalid value is dropped with its key; of a repeated key the first value counts. */
export const entrySchemas = {
  language: z.pipe(
    z.string().check(z.trim(), z.toLowerCase(), z.overwrite(primaryLanguage)),
    z.enum(locales),
  ),
  "pass-login": flag,
  register: z.union([z.literal("true"), z.string().check(z.regex(/^\d{1,9}$/))]),
  "reservation-id": id,
  "shared-by": sourceTextSchema,
  campaign: sourceTextSchema,
  action: name,
  redirect: z.string().check(z.maxLength(2_048)),
  "ignore-action": flag,
  "post-action": name,
  "left-side-menu": z.pipe(
    z.enum(panelRequests),
    z.transform(() => true),
  ),
  "right-side-menu": z.pipe(
    z.enum(panelRequests),
    z.transform(() => true),
  ),
} as const satisfies Record<EntryKey, z.ZodMiniType>;

export type EntryParams = {
  [Key in keyof typeof entrySchemas]?: z.output<(typeof entrySchemas)[Key]>;
};

/** Splits a query into the consumed keys and the rest, in order. Never throws. */
export function splitEntryParams(search: URLSearchParams): { entry: EntryParams; rest: URLSearchParams } {
  const entry: Record<string, unknown> = {};
  const rest = new URLSearchParams();
  const seen = new Set<string>();
  for (const [written, value] of search) {
    // Links are copied from the source of a page or a mail, in which `&` is written as `&amp;`.
    const key = written.replace(/^(?:amp;)+/, "");
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

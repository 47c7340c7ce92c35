import * as z from "zod/mini";
import { instantSchema, listOf, textSchema } from "@/lib/http/tolerant";
import { adPlatformIds } from "@/lib/tracking/ad-platforms/ad-platforms";

/** A landing; `year` and `month` are Seoul's. */
export const landingActionSchema = z.object({
  name: z.string(),
  path: z.string(),
  meta: z.object({ params: z.record(z.string(), z.string()), query: z.record(z.string(), z.string()) }),
  referrer: z.string(),
  userAgent: z.string(),
  actionKey: z.optional(z.string()),
  target: z.optional(z.string()),
  year: z.int(),
  month: z.int().check(z.minimum(1), z.maximum(12)),
  legacyActionId: z.optional(z.string()),
});

const UNKNOWN = "unknown";

/** Names of a place within the group; a level that does not apply is `unknown` (R10.4). */
export const placeNamesSchema = z.object({
  region: z.catch(textSchema, UNKNOWN),
  site: z.catch(textSchema, UNKNOWN),
  outlet: z.catch(textSchema, UNKNOWN),
});

/** How a guest came to a promotion (R10.4). */
export const sourceRecordSchema = z.object({
  referer: z.string(),
  src_type: z.string(),
  dst_type: z.string(),
  dst_title: z.string(),
  dst_outlet: z.object({ region: z.string(), site: z.string(), outlet: z.string() }),
  sending_count: z.int().check(z.nonnegative()),
  landing_at: instantSchema,
});

/** Ad platforms and the accounts that a page reports to; each is reported to, in whatever order. */
export const adSdkListSchema = listOf(
  z.object({
    type: z.enum(adPlatformIds),
    // A number rounded by JSON would be a different account.
    sdkId: z.union([z.string(), z.pipe(z.int(), z.transform(String))]),
  }),
);

/** Returns whether a text is an account that may be written into a platform's address or call. */
export function isSdkId(text: string): boolean {
  return /^[A-Za-z0-9_-]{4,32}$/.test(text);
}

import * as z from "zod/mini";
import { forStaffWith, uncachedJson } from "@/app/workbench/staff-call";
import { locales } from "@/lib/i18n/locales";
import { env } from "@/lib/server/settings/env";
import {
  DRAFT_KEY,
  draftSchema,
  newDraftId,
  signDraftLink,
  storeDraft,
  versionId,
} from "@/lib/workbench/drafts";
import { previewGuests } from "@/lib/workbench/preview-states";

const { html, style, path, zone } = draftSchema.shape;
const bodySchema = z.object({
  /** The text in every language in which it is written. */
  versions: z
    .array(z.object({ locale: z.enum(locales), html, style }))
    .check(z.minLength(1), z.maxLength(locales.length)),
  path,
  zone,
  /** The language in which the link opens. */
  locale: z.enum(locales),
  guest: z.enum(previewGuests),
});

/**
 * Stores a copy of a draft in each language and returns a link that shows it to anyone who has it (R11.4), for
 * `DRAFT_HOURS`. Responds 503 where not every instance of this server could show it: the link would then work only by
 * chance.
 */
export const POST = forStaffWith(bodySchema, async ({ versions, path, zone, locale, guest }) => {
  const { DRAFT_HOURS, PUBLIC_ORIGIN } = env();
  const seconds = DRAFT_HOURS * 60 * 60;
  const id = newDraftId();
  const stored = await Promise.all(
    versions.map(({ locale, html, style }) =>
      storeDraft(versionId(id, locale), { html, style, path, zone }, seconds),
    ),
  );
  if (stored.includes(false)) return uncachedJson({ error: "backend_unavailable" }, 503);
  const ends = Date.now() + Math.floor(seconds * 1_000);
  const address = new URL(encodeURI(path), PUBLIC_ORIGIN);
  address.searchParams.set(DRAFT_KEY, signDraftLink({ id, path, locale, guest, ends }));
  return uncachedJson({ address: address.href, ends });
});

import * as z from "zod/mini";
import { isStaff } from "@/app/workbench/require-staff";
import { uncachedJson } from "@/app/workbench/uncached-json";
import { env } from "@/lib/env";
import { locales } from "@/lib/i18n/locales";
import { DRAFT_KEY, signDraftLink } from "@/lib/workbench/draft-link";
import { draftSchema, newDraftId, storeDraft } from "@/lib/workbench/drafts";
import { previewGuests } from "@/lib/workbench/preview-guest";

const bodySchema = z.object({ draft: draftSchema, locale: z.enum(locales), guest: z.enum(previewGuests) });

/**
 * Stores a copy of a draft and returns a link that shows it to anyone who has it (R11.4), for `DRAFT_HOURS`. Responds
 * 503 where not every instance of this server could show it: the link would then work only by chance.
 */
export async function POST(request: Request): Promise<Response> {
  if (!(await isStaff())) return uncachedJson({ error: "unauthorized" }, 401);
  const body = bodySchema.safeParse(await request.json().catch(() => undefined));
  if (!body.success) return uncachedJson({ error: "requirements_not_satisfied" }, 422);
  const { draft, locale, guest } = body.data;
  const { DRAFT_HOURS, PUBLIC_ORIGIN } = env();
  const seconds = DRAFT_HOURS * 60 * 60;
  const id = newDraftId();
  if (!(await storeDraft(id, draft, seconds))) return uncachedJson({ error: "backend_unavailable" }, 503);
  const { path } = draft;
  const ends = Date.now() + Math.floor(seconds * 1_000);
  const audience = guest === "out" ? "anonymous" : "member";
  const address = new URL(encodeURI(path), PUBLIC_ORIGIN);
  address.searchParams.set(DRAFT_KEY, signDraftLink({ id, path, locale, audience, ends }));
  return uncachedJson({ address: address.href, ends });
}

import * as z from "zod/mini";
import { forStaffWith, uncachedJson } from "@/app/workbench/staff-call";
import { draftSchema, newDraftId, storeDraft } from "@/lib/workbench/drafts";

/** Seconds; as long as a sign-in lasts. */
const TIME_TO_LIVE_SECONDS = 2 * 60 * 60;

const bodySchema = z.object({
  draft: draftSchema,
  /** The id it was stored under before: one window of the workbench needs only one place for each language. */
  id: z.optional(z.string().check(z.regex(/^[0-9a-f]{24}$/))),
});

/** Stores the draft being written so that its preview can be rendered (R11.4), and returns the id it is shown under. */
export const POST = forStaffWith(bodySchema, async ({ draft, id = newDraftId() }) => {
  await storeDraft(id, draft, TIME_TO_LIVE_SECONDS);
  return uncachedJson({ id });
});

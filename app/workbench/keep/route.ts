import * as z from "zod/mini";
import { answerStaff } from "@/app/workbench/answer-staff";
import { isStaff } from "@/app/workbench/require-staff";
import { draftSchema, keepDraft, newDraftId } from "@/lib/workbench/drafts";

/** As long as a sign-in holds. */
const KEPT_SECONDS = 2 * 60 * 60;

const bodySchema = z.object({
  draft: draftSchema,
  /** Under which it was kept before: one window of the workbench needs no more than one place for each language. */
  id: z.optional(z.string().check(z.regex(/^[0-9a-f]{24}$/))),
});

/** Keeps what somebody is writing so that its preview can be drawn (R11.4), and answers the id under which it is shown. */
export async function POST(request: Request): Promise<Response> {
  if (!(await isStaff())) return answerStaff({ error: "unauthorized" }, 401);
  const body = bodySchema.safeParse(await request.json().catch(() => undefined));
  if (!body.success) return answerStaff({ error: "requirements_not_satisfied" }, 422);
  const { draft, id = newDraftId() } = body.data;
  await keepDraft(id, draft, KEPT_SECONDS);
  return answerStaff({ id });
}

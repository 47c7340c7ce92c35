import * as z from "zod/mini";
import { forStaff, uncachedJson } from "@/app/workbench/staff-call";
import { MAX_CHARACTERS } from "@/lib/workbench/drafts";
import { workInThread } from "@/lib/workbench/work-in-thread";

const htmlSchema = z.string().check(z.maxLength(MAX_CHARACTERS));
const bodySchema = z.object({
  /** The two versions of a page, by which of them is on which side. */
  html: htmlSchema,
  other: htmlSchema,
  /** Identifies the window that writes, whose earlier texts need not be compared any more. */
  writer: z.string().check(z.maxLength(64)),
});

/** Returns the pieces of two versions of a page side by side, with what differs in each pair (R11.4). */
export const POST = forStaff(async (request: Request) => {
  const body = bodySchema.safeParse(await request.json().catch(() => undefined));
  if (!body.success) return uncachedJson({ error: "requirements_not_satisfied" }, 422);
  const { writer, ...versions } = body.data;
  return uncachedJson({ pairs: await workInThread("findings", "pair", versions, writer) });
});

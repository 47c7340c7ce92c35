import * as z from "zod/mini";
import { forStaffWith, uncachedJson } from "@/app/workbench/staff-call";
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
export const POST = forStaffWith(bodySchema, async ({ writer, ...versions }) => {
  return uncachedJson({ pairs: await workInThread("findings", "pair", versions, writer) });
});

import * as z from "zod/mini";
import { WorkbenchError } from "@/components/workbench/workbench-calls";
import { zones } from "@/lib/cms/schema";
import { locales } from "@/lib/i18n/locales";

const pagesSchema = z.object({
  total: z.number(),
  next: z.number(),
  unchecked: z.array(z.string()),
  pages: z.array(
    z.object({
      part: z.string(),
      path: z.string(),
      zone: z.enum(zones),
      locale: z.enum(locales),
      letters: z.number(),
      errors: z.number(),
      warnings: z.number(),
      dead: z.number(),
      changedAt: z.optional(z.string()),
    }),
  ),
});

/** A part of a published page in one language, with the number of its findings. */
export type CheckedPage = z.output<typeof pagesSchema>["pages"][number];
/** What is known of the published pages while they are checked. */
export type CheckedPages = {
  /** The checked pages, those with the most errors first. */
  pages: readonly CheckedPage[];
  /** Pages looked at so far, of how many. */
  done: number;
  total: number;
  /** Paths that could not be checked just now. */
  unchecked: readonly string[];
};

/**
 * Checks every published page, a stretch of them with each call, and tells after each what is known. Throws
 * `WorkbenchError`, and what `fetch` throws.
 */
export async function checkAllPages(
  signal: AbortSignal,
  onProgress: (known: CheckedPages) => void,
): Promise<void> {
  const parts = new Map<string, CheckedPage>();
  const missed: string[] = [];
  let done = 0;
  let isOver = false;
  while (!isOver) {
    const answer = await fetch(`/workbench/pages?from=${done}`, { signal });
    if (!answer.ok) throw new WorkbenchError(answer.status);
    const { pages, unchecked, next, total } = pagesSchema.parse(await answer.json());
    // A part that several pages share is reported for the first of them.
    for (const page of pages) if (!parts.has(page.part)) parts.set(page.part, page);
    missed.push(...unchecked);
    isOver = next >= total || next <= done;
    done = next;
    const known = [...parts.values()].sort((a, b) => b.errors - a.errors || b.warnings - a.warnings);
    onProgress({ pages: known, done, total, unchecked: [...missed] });
  }
}

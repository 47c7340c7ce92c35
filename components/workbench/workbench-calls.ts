import { z } from "zod";
import { type Locale, locales } from "@/lib/i18n/locales";

const findingSchema = z.object({
  code: z.string(),
  severity: z.enum(["error", "warning"]),
  weight: z.string(),
  line: z.number(),
  column: z.number(),
  words: z.string(),
  why: z.string(),
  instead: z.string(),
});
const lintedSchema = z.object({ draft: z.string(), findings: z.array(findingSchema) });
const versionsSchema = z.object({
  versions: z.array(z.object({ locale: z.enum(locales), html: z.string(), style: z.string().optional() })),
});

/** A finding as its author reads it. */
export type ShownFinding = z.output<typeof findingSchema>;
export type Linted = z.output<typeof lintedSchema>;

type Written = { html: string; style: string; locale: Locale; words: Locale };

/** Has a draft read for mistakes and kept for its preview. Raises the `Error` of a workbench that does not answer. */
export async function lintDraft(written: Written, signal: AbortSignal): Promise<Linted> {
  const answer = await fetch("/workbench/lint", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(written),
    signal,
  });
  if (!answer.ok) throw new Error(`the workbench answered ${answer.status}`);
  return lintedSchema.parse(await answer.json());
}

/** What is published at a path, by language; none where nobody has written it. Raises like `lintDraft`. */
export async function loadVersions(path: string) {
  const answer = await fetch(`/workbench/load?path=${encodeURIComponent(path)}`);
  if (answer.status === 404) return [];
  if (!answer.ok) throw new Error(`the workbench answered ${answer.status}`);
  return versionsSchema.parse(await answer.json()).versions;
}

import { getTranslations } from "next-intl/server";
import { z } from "zod";
import { isStaff } from "@/app/workbench/require-staff";
import { env } from "@/lib/env";
import { locales } from "@/lib/i18n/locales";
import { describeFinding } from "@/lib/lint/describe-finding";
import { lintPart } from "@/lib/lint/lint-part";
import { keepDraft } from "@/lib/workbench/drafts";

const MOST_LETTERS = 1024 * 1024;
const bodySchema = z.object({
  html: z.string().max(MOST_LETTERS),
  style: z.string().max(MOST_LETTERS).default(""),
  /** Of the version that is written, and of the words in which its author is told. */
  locale: z.enum(locales),
  words: z.enum(locales),
});

/** Reads a draft for mistakes and keeps it to be shown (R11.4): answers the findings in words, and the draft's id. */
export async function POST(request: Request): Promise<Response> {
  if (!(await isStaff())) return answer({ error: "unauthorized" }, 401);
  const body = bodySchema.safeParse(await request.json().catch(() => undefined));
  if (!body.success) return answer({ error: "requirements_not_satisfied" }, 422);
  const { html, style, locale, words } = body.data;
  const t = await getTranslations({ locale: words, namespace: "Linter" });
  const findings = lintPart(html, { style, locale, origin: env().PUBLIC_ORIGIN });
  return answer({
    draft: keepDraft({ html, style }),
    findings: findings.map((finding) => ({
      ...finding,
      ...describeFinding(finding, t),
      weight: t(finding.severity),
    })),
  });
}

function answer(data: object, status = 200): Response {
  return Response.json(data, { status, headers: { "cache-control": "no-store" } });
}

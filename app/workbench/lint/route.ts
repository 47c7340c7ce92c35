import { getTranslations } from "next-intl/server";
import * as z from "zod/mini";
import { findLargePictures } from "@/app/lint/large-pictures";
import { missingOf } from "@/app/lint/missing-of";
import { answerStaff } from "@/app/workbench/answer-staff";
import { isStaff } from "@/app/workbench/require-staff";
import { env } from "@/lib/env";
import { locales } from "@/lib/i18n/locales";
import { describeFinding } from "@/lib/lint/describe-finding";
import { inOrder } from "@/lib/lint/lint-finding";
import { compareLanguages, linkedPaths, lintPart } from "@/lib/lint/lint-part";
import { MOST_LETTERS } from "@/lib/workbench/drafts";

const bodySchema = z.object({
  html: z.string().check(z.maxLength(MOST_LETTERS)),
  style: z.string().check(z.maxLength(MOST_LETTERS)),
  /** The same page in the other language; empty where nobody has written it. */
  other: z.string().check(z.maxLength(MOST_LETTERS)),
  /** Of the version that is written, and of the words in which its author is told. */
  locale: z.enum(locales),
  words: z.enum(locales),
});

/** Reads a draft for mistakes (R11.4) and answers them in words; own addresses are looked up as guests would find them. */
export async function POST(request: Request): Promise<Response> {
  if (!(await isStaff())) return answerStaff({ error: "unauthorized" }, 401);
  const body = bodySchema.safeParse(await request.json().catch(() => undefined));
  if (!body.success) return answerStaff({ error: "requirements_not_satisfied" }, 422);
  const { html, style, other, locale, words } = body.data;
  const t = await getTranslations({ locale: words, namespace: "Linter" });
  const origin = env().PUBLIC_ORIGIN;
  const [missing, large] = await Promise.all([missingOf(linkedPaths(html, origin)), findLargePictures(html)]);
  const findings = [
    ...(other === "" ? [] : compareLanguages(html, other)),
    ...inOrder([...lintPart(html, { style, locale, origin, missing }), ...large]),
  ];
  return answerStaff({
    findings: findings.map((finding) => ({
      ...finding,
      ...describeFinding(finding, t),
      weight: t(finding.severity),
    })),
  });
}

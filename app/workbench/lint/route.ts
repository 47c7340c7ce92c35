import { getTranslations } from "next-intl/server";
import * as z from "zod/mini";
import { lintVersion } from "@/app/_lint/lint-all";
import { forStaffWith, uncachedJson } from "@/app/workbench/staff-call";
import { locales } from "@/lib/i18n/locales";
import { MAX_CHARACTERS } from "@/lib/workbench/drafts";
import { describeFinding } from "@/lib/workbench/lint/lint-finding";

const bodySchema = z.object({
  html: z.string().check(z.maxLength(MAX_CHARACTERS)),
  style: z.string().check(z.maxLength(MAX_CHARACTERS)),
  /** The page's HTML in another language; empty where none is written. */
  other: z.string().check(z.maxLength(MAX_CHARACTERS)),
  /** `locale` is the language of the version that is written, `words` that of the messages to its author. */
  locale: z.enum(locales),
  words: z.enum(locales),
  /** Identifies the window that writes, whose earlier text need not be linted any more. */
  writer: z.string().check(z.maxLength(64)),
});

/** The most findings of an answer: more than an author reads at once, who corrects the first ones before the others. */
const MAX_FINDINGS = 300;

/** Lints a draft (R11.4) and returns the findings as text; own addresses are looked up as guests would reach them. */
export const POST = forStaffWith(bodySchema, async ({ words, writer, ...draft }) => {
  const { html, style, locale } = draft;
  const t = await getTranslations({ locale: words, namespace: "Linter" });
  const options = { key: `${writer} ${locale}`, most: MAX_FINDINGS };
  const { findings, ...pictures } = await lintVersion(draft, options);
  return uncachedJson({
    weight: { text: Buffer.byteLength(html) + Buffer.byteLength(style), ...pictures },
    findings: findings.map((finding) => ({
      ...finding,
      kind: finding.isInStyle === true ? "style" : "html",
      ...describeFinding(finding, t),
      weight: t(finding.severity),
    })),
  });
});

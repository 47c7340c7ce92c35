import { getTranslations } from "next-intl/server";
import * as z from "zod/mini";
import { lookUpReferences } from "@/app/_lint/look-up-references";
import { forStaff, uncachedJson } from "@/app/workbench/staff-call";
import { locales } from "@/lib/i18n/locales";
import { mediaServer } from "@/lib/place/own-media-server";
import { env } from "@/lib/server/settings/env";
import { MAX_CHARACTERS } from "@/lib/workbench/drafts";
import { describeFinding, sortByWeight } from "@/lib/workbench/lint/lint-finding";
import { workInThread } from "@/lib/workbench/work-in-thread";

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
export const POST = forStaff(async (request: Request) => {
  const body = bodySchema.safeParse(await request.json().catch(() => undefined));
  if (!body.success) return uncachedJson({ error: "requirements_not_satisfied" }, 422);
  const { html, style, other, locale, words, writer } = body.data;
  const t = await getTranslations({ locale: words, namespace: "Linter" });
  const origin = env().PUBLIC_ORIGIN;
  const key = `${writer} ${locale}`;
  const references = await workInThread(
    "findings",
    "findReferences",
    { html, style, origin, media: mediaServer() },
    key,
  );
  const { missing, pages, findings: lookedUp, pictureBytes } = await lookUpReferences(references);
  const options = { style, locale, origin, missing, pages, now: Date.now() };
  const found = await workInThread("findings", "lint", { html, other, options, most: MAX_FINDINGS }, key);
  const findings = sortByWeight([...found, ...lookedUp]).slice(0, MAX_FINDINGS);
  return uncachedJson({
    weight: {
      text: Buffer.byteLength(html) + Buffer.byteLength(style),
      pictures: new Set(references.addresses.map(({ address }) => address)).size,
      pictureBytes,
    },
    findings: findings.map((finding) => ({
      ...finding,
      kind: finding.isInStyle === true ? "style" : "html",
      ...describeFinding(finding, t),
      weight: t(finding.severity),
    })),
  });
});

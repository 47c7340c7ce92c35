import "server-only";
import { loadListedPages } from "@/app/_discovery/load-listed-pages";
import { type AuthoredVersion, loadAuthoredVersions } from "@/app/_lint/load-authored-versions";
import { lookUpReferences } from "@/app/_lint/look-up-references";
import { type Zone, zones } from "@/lib/cms/schema";
import { env } from "@/lib/env";
import type { Locale } from "@/lib/i18n/locales";
import { type LintFinding, sortByWeight } from "@/lib/lint/lint-finding";
import { mediaServer } from "@/lib/picture/own-media-server";
import { workOnDraft } from "@/lib/workbench/thread/work-on-draft";

/** A part of a published page in one language, its length in characters, and its findings. */
export type LintedVersion = {
  path: string;
  zone: Zone;
  locale: Locale;
  letters: number;
  findings: LintFinding[];
  /** When the page was last changed, in ISO 8601; undefined where the back end does not say. */
  changedAt: string | undefined;
};

/**
 * Lints every part of every listed page in both languages (R11.4), one after the other and in a thread where there is
 * one; a part that several pages share is told for the first of them. Rejects where the pages cannot be listed.
 */
export async function lintAll(): Promise<LintedVersion[]> {
  const linted = new Map<string, LintedVersion>();
  for (const { path, changedAt } of await loadListedPages()) {
    for (const zone of zones) {
      const versions = await loadAuthoredVersions(path, zone);
      for (const version of versions) {
        const key = JSON.stringify([versions, version.locale]);
        if (linted.has(key)) continue;
        const { locale, html, style = "" } = version;
        const findings = await lintVersion(version, versions);
        linted.set(key, { path, zone, locale, letters: html.length + style.length, findings, changedAt });
      }
    }
  }
  return [...linted.values()];
}

async function lintVersion(
  { html, style = "", locale }: AuthoredVersion,
  versions: readonly AuthoredVersion[],
): Promise<LintFinding[]> {
  const origin = env().PUBLIC_ORIGIN;
  const references = await workOnDraft("all pages", "findReferences", {
    html,
    style,
    origin,
    media: mediaServer(),
  });
  const { missing, pages, faults } = await lookUpReferences(references);
  const other = versions.find((version) => version.locale !== locale)?.html ?? "";
  const options = { style, locale, origin, missing, pages };
  return sortByWeight([...(await workOnDraft("all pages", "lint", { html, other, options })), ...faults]);
}

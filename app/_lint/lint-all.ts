import "server-only";
import { createHash } from "node:crypto";
import { loadListedPages } from "@/app/_discovery/load-listed-pages";
import { loadAuthoredVersions } from "@/app/_lint/load-authored-versions";
import { lookUpReferences } from "@/app/_lint/look-up-references";
import type { ListedPage } from "@/lib/cms/discovery/sitemap";
import { type Zone, zones } from "@/lib/cms/schema";
import type { Locale } from "@/lib/i18n/locales";
import { mediaServer } from "@/lib/place/own-media-server";
import { env } from "@/lib/server/settings/env";
import { type LintFinding, sortByWeight } from "@/lib/workbench/lint/lint-finding";
import { workInThread } from "@/lib/workbench/work-in-thread";

/** A part of a published page in one language, its length in characters, and its findings. */
export type LintedVersion = {
  /** Identifies the part by its content, which pages may share. */
  part: string;
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
 * one; a part that several pages share is reported for the first of them. Rejects where the pages cannot be listed.
 */
export async function lintAll(): Promise<LintedVersion[]> {
  const linted = new Map<string, LintedVersion>();
  for (const page of await loadListedPages()) await lintPage(page, linted);
  return [...linted.values()];
}

/** A stretch of the listed pages: how many there are, where the next stretch begins, and which could not be linted. */
export type LintedStretch = { versions: LintedVersion[]; total: number; next: number; unchecked: string[] };

/**
 * Lints the listed pages from a place on for so many milliseconds, at least one of them, like `lintAll`. A page that
 * cannot be linted just now is named. Rejects where the pages cannot be listed.
 */
export async function lintSome(from: number, milliseconds: number): Promise<LintedStretch> {
  const end = performance.now() + milliseconds;
  const pages = await loadListedPages();
  const linted = new Map<string, LintedVersion>();
  const unchecked: string[] = [];
  let next = from;
  for (const page of pages.slice(from)) {
    await lintPage(page, linted).catch(() => unchecked.push(page.path));
    next += 1;
    if (performance.now() > end) break;
  }
  return { versions: [...linted.values()], total: pages.length, next, unchecked };
}

/** Adds the parts of a page that are not among the linted ones yet. */
async function lintPage({ path, changedAt }: ListedPage, linted: Map<string, LintedVersion>): Promise<void> {
  for (const zone of zones) {
    const versions = await loadAuthoredVersions(path, zone);
    for (const version of versions) {
      const { locale, html, style = "" } = version;
      const other = versions.find((each) => each.locale !== locale)?.html ?? "";
      const part = createHash("sha256")
        .update(JSON.stringify([versions, locale]))
        .digest("base64url");
      if (linted.has(part)) continue;
      const { findings } = await lintVersion({ locale, html, style, other });
      const letters = html.length + style.length;
      linted.set(part, { part, path, zone, locale, letters, findings, changedAt });
    }
  }
}

/**
 * Lints what is written in one language beside its `other` one, and looks up what it names as guests would reach it.
 * Returns the findings, at most so many, and its pictures with their weight. `key` is that of `workInThread`.
 */
export async function lintVersion(
  { html, style, locale, other }: { html: string; style: string; locale: Locale; other: string },
  { key, most }: { key?: string; most?: number } = {},
) {
  const origin = env().PUBLIC_ORIGIN;
  const written = { html, style, origin, media: mediaServer() };
  const references = await workInThread("findings", "findReferences", written, key);
  const { missing, pages, findings, pictureBytes } = await lookUpReferences(references);
  const options = { style, locale, origin, missing, pages, now: Date.now() };
  const draft = { html, other, options, ...(most !== undefined && { most }) };
  const found = await workInThread("findings", "lint", draft, key);
  return {
    findings: sortByWeight([...found, ...findings]).slice(0, most),
    pictures: new Set(references.addresses.map(({ address }) => address)).size,
    pictureBytes,
  };
}

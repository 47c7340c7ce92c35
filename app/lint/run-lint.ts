import "server-only";
import { readFile } from "node:fs/promises";
import { createTranslator } from "next-intl";
import { loadListedPages } from "@/app/discovery/load-listed-pages";
import { findMissingPages, loadNearPages } from "@/app/lint/find-missing-pages";
import { findLargePictures } from "@/app/lint/large-pictures";
import { type AuthoredVersion, loadAuthoredVersions } from "@/app/lint/load-authored-versions";
import { zones } from "@/lib/cms/schema";
import { env } from "@/lib/env";
import { loadMessages } from "@/lib/i18n/load-messages";
import { FALLBACK_LOCALE, isLocale, type Locale, locales } from "@/lib/i18n/locales";
import type { Translator } from "@/lib/i18n/translator";
import { describeFinding } from "@/lib/lint/describe-finding";
import { type LintFinding, sortByPosition } from "@/lib/lint/lint-finding";
import { compareLanguages, linkedPaths, lintPart } from "@/lib/lint/lint-part";
import { shownPictures } from "@/lib/lint/shown-pictures";
import { mediaServer } from "@/lib/picture/own-media-server";

export type LintCommand = {
  files: readonly string[];
  all: boolean;
  json: boolean;
  language?: string | undefined;
};

/** One version of a part and its findings; `name` is a file, or an address and the part's place in its page. */
type Linted = { name: string; findings: LintFinding[] };

const EXIT = { fine: 0, errors: 1, unread: 2 };

/**
 * Runs the linter on the command line: prints its findings and returns the exit code. Checks that need the back end are
 * left out for files, of which only the text is linted.
 */
export async function runLint({ files, all, json, language }: LintCommand): Promise<number> {
  if (all === files.length > 0 || (language !== undefined && !isLocale(language))) {
    console.error(`lint:page needs files or --all; --language must be ${locales.join(" or ")}`);
    return EXIT.unread;
  }
  const locale = isLocale(language) ? language : undefined;
  try {
    const linted = all ? await lintAll() : await Promise.all(files.map((file) => lintFile(file, locale)));
    const t = await loadTranslator(locale ?? FALLBACK_LOCALE);
    console.log(
      json
        ? JSON.stringify(
            linted.map((each) => toJson(each, t)),
            null,
            2,
          )
        : toText(linted, t),
    );
    const hasErrors = linted.some(({ findings }) => findings.some(({ severity }) => severity === "error"));
    return hasErrors ? EXIT.errors : EXIT.fine;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return EXIT.unread;
  }
}

async function lintFile(file: string, locale: Locale | undefined): Promise<Linted> {
  const html = await readFile(file, "utf8");
  const findings = [
    ...lintPart(html, { locale, origin: env().PUBLIC_ORIGIN }),
    ...(await findLargePictures(shownPictures(html, mediaServer()))),
  ];
  return { name: file, findings: sortByPosition(findings) };
}

/** Lints every part of every listed page; a part that several pages share is reported for the first of them. */
async function lintAll(): Promise<Linted[]> {
  const linted = new Map<string, Linted>();
  for (const { path } of await loadListedPages()) {
    for (const zone of zones) {
      const versions = await loadAuthoredVersions(path, zone);
      for (const version of versions) {
        const key = JSON.stringify([versions, version.locale]);
        if (linted.has(key)) continue;
        const name = `${path}?language=${version.locale}${zone === "page" ? "" : ` (${zone})`}`;
        linted.set(key, { name, findings: await lintVersion(version, versions) });
      }
    }
  }
  return [...linted.values()];
}

async function lintVersion(
  { html, style, locale }: AuthoredVersion,
  versions: readonly AuthoredVersion[],
): Promise<LintFinding[]> {
  const origin = env().PUBLIC_ORIGIN;
  const missing = await findMissingPages(linkedPaths(html, origin));
  const pages = await loadNearPages(missing);
  const others = versions.filter((version) => version.locale !== locale);
  return [
    ...others.flatMap((other) => compareLanguages(html, other.html)),
    ...sortByPosition([
      ...lintPart(html, { style, locale, origin, missing, pages }),
      ...(await findLargePictures(shownPictures(html, mediaServer()))),
    ]),
  ];
}

async function loadTranslator(locale: Locale): Promise<Translator<"Linter">> {
  return createTranslator({ locale, messages: await loadMessages(locale), namespace: "Linter" });
}

function toJson({ name, findings }: Linted, t: Translator<"Linter">) {
  return { name, findings: findings.map((finding) => ({ ...finding, ...describeFinding(finding, t) })) };
}

function toText(linted: readonly Linted[], t: Translator<"Linter">): string {
  const lines = linted.flatMap(({ name, findings }) =>
    findings.map((finding) => {
      const { why, instead } = describeFinding(finding, t);
      const { line, column, severity, code } = finding;
      return `${name}:${line}:${column} ${t(severity)} ${code}\n  ${why} ${instead}`;
    }),
  );
  const all = linted.flatMap(({ findings }) => findings);
  const count = (severity: LintFinding["severity"]) =>
    all.filter((each) => each.severity === severity).length;
  return [...lines, t("total", { errors: count("error"), warnings: count("warning") })].join("\n");
}

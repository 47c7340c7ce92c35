import "server-only";
import { readFile } from "node:fs/promises";
import { createTranslator } from "next-intl";
import { type LintedVersion, lintAll } from "@/app/_lint/lint-all";
import { checkPictures } from "@/app/_lint/picture-findings";
import { loadMessages, type Translator } from "@/lib/i18n/load-messages";
import { FALLBACK_LOCALE, isLocale, type Locale, locales } from "@/lib/i18n/locales";
import { mediaServer } from "@/lib/place/own-media-server";
import { env } from "@/lib/server/settings/env";
import { describeFinding, type LintFinding, sortByWeight } from "@/lib/workbench/lint/lint-finding";
import { lintPart } from "@/lib/workbench/lint/lint-part";
import { readReferences } from "@/lib/workbench/lint/references";

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
    const linted = all
      ? (await lintAll()).map(toLinted)
      : await Promise.all(files.map((file) => lintFile(file, locale)));
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
  const { pictures, addresses } = readReferences(html, env().PUBLIC_ORIGIN, mediaServer());
  const findings = [
    ...lintPart(html, { locale, origin: env().PUBLIC_ORIGIN, now: Date.now() }),
    ...(await checkPictures(pictures, addresses)).findings,
  ];
  return { name: file, findings: sortByWeight(findings) };
}

function toLinted({ path, zone, locale, findings }: LintedVersion): Linted {
  return { name: `${path}?language=${locale}${zone === "page" ? "" : ` (${zone})`}`, findings };
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

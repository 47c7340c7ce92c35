import "server-only";
import type { ParsedPart } from "@/lib/cms/parse/page-node";
import { type HtmlSource, parseHtml } from "@/lib/cms/parse/parse-part";
import type { MediaServer } from "@/lib/place/media-server";
import { compareLanguages } from "@/lib/workbench/lint/compare-languages";
import { type LintFinding, sortByWeight } from "@/lib/workbench/lint/lint-finding";
import { type LintOptions, lintPart } from "@/lib/workbench/lint/lint-part";
import { type PiecePair, pairPages } from "@/lib/workbench/lint/pair-pages";
import { type References, readReferences } from "@/lib/workbench/lint/references";

type Version = { html: string; style: string; origin: string; media: MediaServer | undefined };

type LintedDraft = {
  html: string;
  /** The page's HTML in another language; empty where none is written. */
  other: string;
  options: LintOptions;
  /** How many findings are returned at most, the weightiest first; each is copied between threads. */
  most?: number;
};

/**
 * The work on authored HTML whose time grows with its length. It is done in a thread of its own where there is one, so
 * that no guest's request waits for it. Each takes and returns what can be sent between threads.
 */
export const authoredWork = {
  /** Parses a part of a page; `version` comes back with the content. */
  parse: ({ version, ...source }: HtmlSource & { version: string }): Parsed => ({
    version,
    content: parseHtml(source),
  }),
  findReferences: ({ html, style, origin, media }: Version): References =>
    readReferences(html, origin, media, style),
  lint: ({ html, other, options, most }: LintedDraft): LintFinding[] => {
    const found = [...(other === "" ? [] : compareLanguages(html, other)), ...lintPart(html, options)];
    return most === undefined ? found : sortByWeight(found).slice(0, most);
  },
  /** Puts two versions of a page side by side. */
  pair: ({ html, other }: Pick<LintedDraft, "html" | "other">): PiecePair[] => pairPages(html, other),
};

type Parsed = { version: string; content: ParsedPart };

/** The kinds of work. */
export type WorkKind = keyof typeof authoredWork;
/** What a kind of work takes, and what it returns. */
export type WorkInput<Kind extends WorkKind> = Parameters<(typeof authoredWork)[Kind]>[0];
export type WorkResult<Kind extends WorkKind> = ReturnType<(typeof authoredWork)[Kind]>;

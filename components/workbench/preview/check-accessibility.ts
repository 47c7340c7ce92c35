import { version } from "axe-core/package.json";
import * as z from "zod/mini";
import type { Position } from "@/components/workbench/preview/written-place";
import { POSITION_MARK, readPosition } from "@/lib/cms/parse/position-mark";
import type { Locale } from "@/lib/i18n/locales";
import { BUILT_PATH } from "@/lib/server/before-hydration/framework/framework-requests";
import { DRAFT_PART } from "@/lib/workbench/preview-states";

/** Written by the build (`scripts/bundle-page-scripts.mjs`). */
const CHECKER = `${BUILT_PATH}page/axe-${version}.js`;

const resultsSchema = z.object({
  violations: z.array(
    z.object({ id: z.string(), help: z.string(), nodes: z.array(z.object({ html: z.string() })) }),
  ),
});
/** What the checker's own translation says of its rules. */
const wordsSchema = z.object({
  default: z.object({ rules: z.record(z.string(), z.object({ help: z.string() })) }),
});
type Checker = { run: (part: Element, settings: object) => Promise<unknown> };

/** What a check looks at: the contrast of what is shown alone, which takes a tenth of the time, or everything. */
export type CheckScope = "contrast" | "everything";
const SCOPES = {
  contrast: { resultTypes: ["violations"], runOnly: ["color-contrast"] },
  everything: { resultTypes: ["violations"] },
} as const satisfies Record<CheckScope, object>;

/** An element as HTML, and where it stands in the text; undefined for one that its author did not write. */
type BarredElement = { html: string; position: Position | undefined };
/** A barrier for some readers: what it is, and the elements that are one. */
export type Barrier = { id: string; help: string; elements: BarredElement[] };

const MARK = new RegExp(` ${POSITION_MARK}="([^"]*)"`);

/**
 * Checks the part in a page of the preview with axe-core, which is loaded into it first. Rejects where it cannot be
 * loaded, as in development.
 */
export async function checkAccessibility(
  page: Window,
  locale: Locale,
  scope: CheckScope,
): Promise<Barrier[]> {
  const checker = readChecker(page) ?? (await loadChecker(page));
  const part = page.document.querySelector(DRAFT_PART);
  if (part === null) return [];
  const words = await loadWords(locale);
  const { violations } = resultsSchema.parse(await checker.run(part, SCOPES[scope]));
  return violations.map(({ id, help, nodes }) => ({
    id,
    help: words.get(id) ?? help,
    elements: nodes.map(({ html }) => {
      const startTag = /^<[^>]*>/.exec(html)?.[0] ?? "";
      return {
        html: html.replace(new RegExp(MARK, "g"), ""),
        position: readPosition(MARK.exec(startTag)?.[1] ?? null),
      };
    }),
  }));
}

/**
 * Returns what the rules say in a language; nothing where they are not translated. To set the checker's own translation
 * would run code made of text, which the policy refuses.
 */
async function loadWords(locale: Locale): Promise<ReadonlyMap<string, string>> {
  const file: unknown = await import(`axe-core/locales/${locale}.json`).catch(() => undefined);
  const words = wordsSchema.safeParse(file);
  return new Map(Object.entries(words.data?.default.rules ?? {}).map(([id, { help }]) => [id, help]));
}

function readChecker(page: Window): Checker | undefined {
  // The global of axe-core, of whose functions only these are used.
  return Reflect.get(page, "axe") as Checker | undefined;
}

function loadChecker(page: Window): Promise<Checker> {
  return new Promise((resolve, reject) => {
    const script = page.document.createElement("script");
    script.src = CHECKER;
    script.onload = () => {
      const checker = readChecker(page);
      if (checker === undefined) reject(new Error("the accessibility checker is not there"));
      else resolve(checker);
    };
    script.onerror = () => reject(new Error("the accessibility checker could not be loaded"));
    page.document.head.append(script);
  });
}

import { version } from "axe-core/package.json";
import * as z from "zod/mini";
import { calmPage, forceScheme } from "@/components/workbench/preview/framed-page";
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
/** A barrier for some readers: what it is, and the elements that are one; for guests in dark mode alone, or for all. */
export type Barrier = { id: string; help: string; isDarkOnly: boolean; elements: BarredElement[] };

const MARK = new RegExp(` ${POSITION_MARK}="([^"]*)"`);

type CheckSettings = {
  locale: Locale;
  scope: CheckScope;
  /** Width of the screen, in CSS pixels. */
  width: number;
  /** Ends a check that is no longer wanted. */
  signal: AbortSignal;
};

/**
 * Checks the part in a page of the preview with axe-core, in a frame of its own that nobody sees: contrast on a light
 * and on a dark screen, everything else once, because it does not depend on the screen. Rejects where the page or the
 * checker cannot be loaded, as in development, and when it is aborted.
 */
export async function checkAccessibility(
  address: string,
  { locale, scope, width, signal }: CheckSettings,
): Promise<Barrier[]> {
  const words = await loadWords(locale);
  const frame = document.createElement("iframe");
  try {
    const page = await loadUnseen(frame, address, width, signal);
    const checker = await loadChecker(page);
    const part = page.document.querySelector(DRAFT_PART);
    if (part === null) return [];
    const checkIn = async (scheme: "light" | "dark", settings: object) => {
      signal.throwIfAborted();
      forceScheme(page.document, scheme);
      endTransitions(page.document);
      return resultsSchema.parse(await checker.run(part, settings)).violations;
    };
    const inLight = await checkIn("light", SCOPES[scope]);
    const inDark = await checkIn("dark", SCOPES.contrast);
    const found = inLight.map((violation) => ({ ...violation, isDarkOnly: false }));
    return [...found, ...withoutKnown(inDark, inLight)].map(({ nodes, ...barrier }) => ({
      ...barrier,
      help: words.get(barrier.id) ?? barrier.help,
      elements: nodes.map(readElement),
    }));
  } finally {
    frame.remove();
  }
}

type Violation = z.infer<typeof resultsSchema>["violations"][number];

/** Returns what a dark screen adds: the elements that are no barrier of the same kind on a light one. */
function withoutKnown(inDark: readonly Violation[], inLight: readonly Violation[]) {
  return inDark.flatMap((violation) => {
    const known = inLight.find(({ id }) => id === violation.id)?.nodes.map(({ html }) => html) ?? [];
    const nodes = violation.nodes.filter(({ html }) => !known.includes(html));
    return nodes.length === 0 ? [] : [{ ...violation, nodes, isDarkOnly: true }];
  });
}

function readElement({ html }: Violation["nodes"][number]): BarredElement {
  const startTag = /^<[^>]*>/.exec(html)?.[0] ?? "";
  return {
    html: html.replace(new RegExp(MARK, "g"), ""),
    position: readPosition(MARK.exec(startTag)?.[1] ?? null),
  };
}

/** Height of the unseen page in CSS pixels; what is below is scrolled to by the checker. */
const HEIGHT = 900;

/** Loads a page where it is laid out as in the preview, but is neither seen, heard nor focused. */
function loadUnseen(
  frame: HTMLIFrameElement,
  address: string,
  width: number,
  signal: AbortSignal,
): Promise<Window & typeof globalThis> {
  frame.src = address;
  frame.tabIndex = -1;
  frame.ariaHidden = "true";
  frame.style.cssText = `position:fixed;top:0;left:-${width + 1}px;width:${width}px;height:${HEIGHT}px;visibility:hidden`;
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    frame.addEventListener("load", () => {
      const page = frame.contentWindow;
      if (page === null) return reject(new Error("the page to check is not there"));
      // The window of a page in a frame has classes of its own, which its type leaves out.
      const whole = page as Window & typeof globalThis;
      calmPage(whole);
      resolve(whole);
    });
    document.body.append(frame);
  });
}

/** While a colour fades into that of the other screen, its contrast is neither's. */
function endTransitions(page: Document): void {
  for (const animation of page.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
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

function loadChecker(page: Window): Promise<Checker> {
  return new Promise((resolve, reject) => {
    const script = page.document.createElement("script");
    script.src = CHECKER;
    script.onload = () => {
      // The global of axe-core, of whose functions only this one is used.
      const checker: Checker | undefined = Reflect.get(page, "axe");
      if (checker === undefined) reject(new Error("the accessibility checker is not there"));
      else resolve(checker);
    };
    script.onerror = () => reject(new Error("the accessibility checker could not be loaded"));
    page.document.head.append(script);
  });
}

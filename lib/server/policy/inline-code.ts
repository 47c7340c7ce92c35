import { createHash } from "node:crypto";
import { isScopedStylesheet } from "@/lib/cms/clean/style/is-scoped-stylesheet";
import { readFrameworkData } from "@/lib/server/before-hydration/framework/inline-data";

/**
 * Returns the source expression of a content security policy that allows one inline script or style sheet by its text
 * (Content Security Policy Level 3, hash-source). Line ends count as the browser's parser reads them.
 */
export function hashSource(text: string): string {
  const parsed = text.replaceAll(/\r\n?/g, "\n");
  return `'sha256-${createHash("sha256").update(parsed).digest("base64")}'`;
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
/** Data for crawlers; browsers do not run it. */
const DATA = /\btype="application\/(?:ld\+)?json"/;

/**
 * Returns the hashes of the inline scripts that may run in a finished page: `ours`, which are constant, and those
 * that match one of the framework's forms completely with valid data. Other inline scripts get no hash, so that
 * browsers block them; `strange` is their number.
 */
export function inlineScripts(html: string, ours: readonly string[]): { hashes: string[]; strange: number } {
  const hashes = new Set<string>();
  let strange = 0;
  for (const [, attributes = "", text = ""] of html.matchAll(SCRIPT)) {
    if (/\bsrc=/.test(attributes) || DATA.test(attributes)) continue;
    if (ours.includes(text) || readFrameworkData(text) !== undefined) hashes.add(hashSource(text));
    else strange += 1;
  }
  return { hashes: [...hashes], strange };
}

const STYLE = /<style\b/g;
/** Where an author's style sheet stands: first in its part (`components/cms/rendered-content.tsx`). */
const OF_PART = /<div data-part="([^"]*)"[^<>]*><style>([\s\S]*?)<\/style>/g;

/**
 * Returns the hashes of the inline style sheets that may apply in a finished page: those of authors, if they are
 * limited to their part. Others get no hash, so that browsers ignore them; `strange` is their number.
 */
export function inlineStyles(html: string): { hashes: string[]; strange: number } {
  const sheets = [...html.matchAll(OF_PART)].filter(([, part = "", css = ""]) =>
    isScopedStylesheet(css, part),
  );
  return {
    hashes: [...new Set(sheets.map(([, , css = ""]) => hashSource(css)))],
    strange: [...html.matchAll(STYLE)].length - sheets.length,
  };
}

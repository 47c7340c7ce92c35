import { isScopedStylesheet } from "@/lib/cms/clean/style/is-scoped-stylesheet";
import { hashSource } from "@/lib/server/policy/hash-source";

const STYLE = /<style\b/g;
/** Where an author's style sheet stands: first in its part (`components/cms/rendered-content.tsx`). */
const OF_PART = /<div data-part="([^"]*)"[^<>]*><style>([\s\S]*?)<\/style>/g;

/**
 * Returns the hashes of the inline style sheets that may apply in a finished page: those of authors, if they are limited
 * to their part. Others get no hash, so that browsers ignore them; `strange` is their number.
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

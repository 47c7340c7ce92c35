/** The framework gives a style sheet that it adds late an attribute that only a preload may have. */
const SHEET_AS_STYLE = /(<link\b[^<>]*\brel="stylesheet"[^<>]*?) as="style"/g;

/** It also has the code of every widget fetched, of those too that stay as they were drawn and run none. */
const WIDGET_CODE =
  /<link rel="preload" href="\/_next\/static\/chunks\/[\w.~-]+\.js" as="script" fetchPriority="low"\/>/g;

/** The framework's note to itself that it has measured a font. */
const NOTE = '<meta name="next-size-adjust" content=""/>';

/** A finished page without what a strict reader of HTML objects to and no browser needs. */
export function toStrictHtml(html: string): string {
  return html.replace(SHEET_AS_STYLE, "$1").replace(WIDGET_CODE, "").replace(NOTE, "");
}

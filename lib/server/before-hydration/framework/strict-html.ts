/** The framework gives a style sheet that it adds late an attribute that only a preload may have. */
const SHEET_AS_STYLE = /(<link\b[^<>]*\brel="stylesheet"[^<>]*?) as="style"/g;

/** The framework also preloads the code of every widget, including those that stay as rendered and run none. */
const WIDGET_CODE =
  /<link rel="preload" href="\/_next\/static\/chunks\/[\w.~-]+\.js" as="script" fetchPriority="low"\/>/g;

/** The framework's marker that it has measured a font. */
const NOTE = '<meta name="next-size-adjust" content=""/>';

/** The framework ends each text before a widget with a comment, which only two texts beside each other need. */
const NEEDLESS_SEPARATOR = /<!-- -->(?=<)/g;

/** Removes from a finished page what an HTML validator rejects, and the framework's own marks that no browser needs. */
export function toStrictHtml(html: string): string {
  return html
    .replace(SHEET_AS_STYLE, "$1")
    .replace(WIDGET_CODE, "")
    .replace(NEEDLESS_SEPARATOR, "")
    .replace(NOTE, "");
}

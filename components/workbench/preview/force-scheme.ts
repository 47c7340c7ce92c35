const QUERY = /\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/gi;

/**
 * Shows a document as a light or a dark screen would, whatever this one is: a frame uses the author's own system
 * setting, so the media queries in its style sheets are rewritten. Style sheets of other origins cannot be read and are
 * left unchanged.
 */
export function forceScheme(shown: Document, scheme: "light" | "dark"): void {
  shown.documentElement.style.colorScheme = scheme;
  for (const sheet of shown.styleSheets) {
    try {
      answerIn(sheet.cssRules, scheme);
    } catch {
      // Of another origin.
    }
  }
}

function answerIn(rules: CSSRuleList, scheme: "light" | "dark"): void {
  for (const rule of rules) {
    // A frame has its own classes, so `instanceof` with this window's never matches.
    if ("media" in rule) {
      const media = rule.media as MediaList;
      media.mediaText = media.mediaText.replace(QUERY, (_, requestedScheme: string) =>
        requestedScheme.toLowerCase() === scheme ? "(min-width: 0px)" : "(max-width: 0px)",
      );
    }
    if ("cssRules" in rule) answerIn(rule.cssRules as CSSRuleList, scheme);
  }
}

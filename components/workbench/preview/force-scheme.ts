const QUERY = /\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/gi;

/**
 * Shows a document as a light or a dark screen would, whatever this one is: a frame asks the author's own system, and so
 * what its sheets make depend on it is answered here instead. Sheets of other origins cannot be read and stay.
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
    // A frame's own kinds are not this window's, so `instanceof` knows none of them.
    if ("media" in rule) {
      const media = rule.media as MediaList;
      media.mediaText = media.mediaText.replace(QUERY, (_, asked: string) =>
        asked.toLowerCase() === scheme ? "(min-width: 0px)" : "(max-width: 0px)",
      );
    }
    if ("cssRules" in rule) answerIn(rule.cssRules as CSSRuleList, scheme);
  }
}

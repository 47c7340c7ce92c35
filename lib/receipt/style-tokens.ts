import "client-only";

/**
 * Returns the rules of the page's style sheets that give tokens their values, for every colour scheme and width: with
 * them, a page saved on the device looks like the site, whoever's colours that has.
 */
export function readStyleTokens(): string {
  const rules = [...document.styleSheets].map((sheet) => tokensOf(readRules(sheet))).join("");
  // This one names fonts that only the page itself has, and would count for nothing without them.
  const serif = getComputedStyle(document.documentElement).getPropertyValue("--serif");
  return `${rules}:root{--serif:${serif}}`;
}

function tokensOf(rules: Iterable<CSSRule>): string {
  let text = "";
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const inside = tokensOf(rule.cssRules);
      if (inside !== "") text += `@media ${rule.conditionText}{${inside}}`;
    } else if (rule instanceof CSSStyleRule && /(?:^|,)\s*:root\s*(?:,|$)/.test(rule.selectorText)) {
      const { style } = rule;
      const own = [...style].filter((name) => name.startsWith("--") || name === "color-scheme");
      text += `:root{${own.map((name) => `${name}:${style.getPropertyValue(name)}`).join(";")}}`;
    }
  }
  return text;
}

function readRules(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules;
  } catch {
    // A sheet of another origin, such as a browser extension's.
    return [];
  }
}

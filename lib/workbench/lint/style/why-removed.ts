import { describeProperty } from "@/lib/cms/clean/style/css-properties";
import { designTokens } from "@/lib/cms/clean/style/design-tokens";

/** Why something is removed from a style; the messages have a sentence for each. */
export type RemovalCause =
  | "fixed"
  | "address"
  | "import"
  | "fontFace"
  | "atRule"
  | "token"
  | "property"
  | "nesting"
  | "selector"
  | "value"
  | "broken";

/** Returns why `words`, as cleaning reports them, were removed from a style. */
export function whyRemoved(words: string, style: string): RemovalCause {
  if (words.startsWith("@"))
    return /^@import$/i.test(words) ? "import" : /^@font-face$/i.test(words) ? "fontFace" : "atRule";
  if (designTokens.has(words)) return "token";
  if (words === "style") return "broken";
  if (!/^[\w-]+$/.test(words))
    return /^[^{}]*\{/.test(words) || words.startsWith("&") ? "nesting" : "selector";
  if (describeProperty(words) === null) return "property";
  const value = writtenValue(words, style);
  if (/^\s*fixed/i.test(value)) return "fixed";
  return /url\(|src\(|image-set\(|image\(/i.test(value) ? "address" : "value";
}

function writtenValue(property: string, style: string): string {
  const at = style.toLowerCase().indexOf(`${property.toLowerCase()}`);
  const [, value = ""] = /^[^:;{}]*:([^;}]*)/.exec(at < 0 ? "" : style.slice(at)) ?? [];
  return value;
}

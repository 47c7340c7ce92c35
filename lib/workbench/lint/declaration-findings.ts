import "server-only";
import { type Declaration, lexer, walk } from "css-tree";
import { nearestWord, ownEntry } from "@/lib/base/text";
import { describeProperty, knownProperties } from "@/lib/cms/clean/css-properties";
import { designTokens } from "@/lib/cms/clean/design-tokens";
import { parseCss } from "@/lib/cms/clean/parse-css";
import type { AuthoredElement, SourcePosition } from "@/lib/workbench/lint/authored-elements";
import { type Found, findingAt, type LintFinding } from "@/lib/workbench/lint/lint-finding";

/** Why something is removed from a style; the messages have a sentence for each. */
type RemovalCause =
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

/** What the grammar of CSS cannot check: variables, and functions newer than it. */
const UNCHECKED =
  /\bvar\(|\benv\(|attr\(|color-mix\(|light-dark\(|oklch\(|oklab\(|^-[a-z]|\bconstant\(|progid|\\|expression/i;

/** Returns properties that do not exist and values that no browser understands, of a `style` attribute. */
export function ownDeclarationFindings(elements: readonly AuthoredElement[]): LintFinding[] {
  return elements.flatMap(({ attributes: { style = "" }, attributeAt }) => {
    if (style.trim() === "") return [];
    const { line, column } = attributeAt("style");
    return findingsOf(style, "declarationList").map((finding) => ({ ...finding, line, column }));
  });
}

/**
 * Returns properties that do not exist and values that no browser understands, of a style sheet; `from` is where it
 * begins in the author's text.
 */
export function sheetDeclarationFindings(
  sheet: string,
  from: SourcePosition = { line: 1, column: 1 },
): LintFinding[] {
  return findingsOf(sheet, "stylesheet").map((finding) => ({
    ...finding,
    line: finding.line + from.line - 1,
    column: finding.line === 1 ? finding.column + from.column - 1 : finding.column,
  }));
}

function findingsOf(source: string, context: "declarationList" | "stylesheet"): LintFinding[] {
  const found: LintFinding[] = [];
  try {
    const ast = parseCss(source, { context, positions: true, parseValue: false, parseAtrulePrelude: false });
    walk(ast, {
      visit: "Declaration",
      enter(node: Declaration) {
        // What a font is made of are no properties, and goes with its rule.
        if (this.atrule?.name.toLowerCase() !== "font-face") found.push(...[checkDeclaration(node)].flat());
      },
    });
  } catch {
    // Nested beyond the parser's stack; cleaning removes it as a whole.
  }
  return found;
}

/** Colours of the window system that the grammar of CSS no longer has, and that browsers still read. */
const SYSTEM_COLOURS =
  /\b(?:active(?:border|caption)|appworkspace|background|button(?:face|highlight|shadow|text)|captiontext|gray?text|greytext|highlight(?:text)?|inactive(?:border|caption|captiontext)|info(?:background|text)|menu(?:text)?|scrollbar|threed(?:darkshadow|face|highlight|lightshadow|shadow)|window(?:frame|text)?)\b/gi;

/** What other programs, and other languages, call a property. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  "text-color": "color",
  "font-color": "color",
  "text-size": "font-size",
  "text-weight": "font-weight",
  "text-style": "font-style",
  "font-align": "text-align",
  "text-font": "font-family",
  "font-name": "font-family",
  bgcolor: "background-color",
  "bg-color": "background-color",
  image: "background-image",
  "line-spacing": "line-height",
  "text-background": "background-color",
  align: "text-align",
  "corner-radius": "border-radius",
  shadow: "box-shadow",
  "margin-horizontal": "margin-inline",
  "padding-horizontal": "padding-inline",
};

function checkDeclaration({ property, value, important, loc }: Declaration): Found {
  const at = { line: loc?.start.line ?? 1, column: loc?.start.column ?? 1 };
  const name = property.toLowerCase();
  const text = value.type === "Raw" ? value.value.trim() : "";
  const words = `${property}: ${text}`.slice(0, 80);
  if (/^(?:--|-|\*|_|mso)/.test(name)) return [];
  if (describeProperty(name) === null) {
    const nearest = ownEntry(ELSEWHERE, name) ?? nearestWord(name, knownProperties, name.length > 5 ? 2 : 1);
    // `b:hover {` begins a rule within a rule.
    return lexer.getProperty(name) === null && /^[a-z][a-z-]*$/.test(name) && !text.includes("{")
      ? findingAt("style-unknown", at, property, { nearest })
      : [];
  }
  if (typeof important === "string")
    return findingAt("style-value", at, `${property}: ${text} !${important}`.slice(0, 80), {
      nearest: "!important",
    });
  // Within a calculation a sign without spaces belongs to its number.
  const isJoined =
    /\b(?:calc|clamp|min|max)\(/i.test(text) &&
    /[\d%)a-z](?:[+-]\s*|\s+[+-])(?=[\d.(])/i.test(text.replace(/var\([^()]*\)|\b[a-z]+-[a-z-]+/gi, ""));
  if (isJoined) return findingAt("style-value", at, words, { cause: "calculation" });
  if (text === "" || UNCHECKED.test(text) || lexer.getProperty(name) === null) return [];
  const written = text.replace(/!\s*important$/i, "").replace(SYSTEM_COLOURS, "currentcolor");
  const { error } = lexer.matchProperty(name, written);
  return error === null ? [] : findingAt("style-value", at, words);
}

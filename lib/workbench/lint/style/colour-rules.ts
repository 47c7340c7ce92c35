import "server-only";
import { type CssNode, generate, type Rule } from "css-tree";
import { parseCss } from "@/lib/cms/clean/style/parse-css";
import type { AuthoredElement, AuthoredHtml } from "@/lib/workbench/lint/authored-elements";
import { listDeclared } from "@/lib/workbench/lint/style/declarations";

export type Scheme = "light" | "dark";

/** Which colour a declaration sets: the text's or the background's. */
export type ColourRole = "textColour" | "background";

/** A style rule that sets a colour, with the elements it matches and its weight against other rules. */
export type ColourRule = {
  elements: ReadonlySet<AuthoredElement>;
  role: ColourRole;
  value: string;
  /** The colour scheme that the rule applies to; undefined for both. */
  scheme: Scheme | undefined;
  /** Of two rules that match the same element the greater weight wins, or the later one if they are equal. */
  weight: number;
};

const MAX_RULES = 500;
/** Maps a property to the colour it sets; other properties are absent. */
export const COLOUR_PROPERTIES: Readonly<Record<string, ColourRole>> = {
  color: "textColour",
  background: "background",
  "background-color": "background",
  "background-image": "background",
};

/**
 * Returns every colour rule of these style sheets, in order. Rules that depend on the screen width or the pointer are
 * left out, because whether they apply is unknown here. Never throws.
 */
export function parseColourRules(sheets: readonly string[], authored: AuthoredHtml): ColourRule[] {
  const rules: ColourRule[] = [];
  const visit = (nodes: readonly CssNode[], scheme: Scheme | undefined): void => {
    for (const node of nodes) {
      if (rules.length >= MAX_RULES) return;
      if (node.type === "Rule") rules.push(...readRule(node, scheme, authored));
      if (node.type !== "Atrule" || node.name !== "media" || node.block === null) continue;
      const [, requestedScheme] =
        /^\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)$/.exec(textOf(node.prelude)) ?? [];
      if (requestedScheme === "light" || requestedScheme === "dark")
        visit(node.block.children.toArray(), requestedScheme);
    }
  };
  for (const sheet of sheets) visit(parseSheet(sheet), undefined);
  return rules;
}

function parseSheet(sheet: string): CssNode[] {
  try {
    const ast = parseCss(sheet, { parseValue: false, parseAtrulePrelude: false });
    return ast.type === "StyleSheet" ? ast.children.toArray() : [];
  } catch {
    // Nested beyond the parser's stack; cleaning removes such a style sheet as a whole.
    return [];
  }
}

function readRule(
  { prelude, block }: Rule,
  scheme: Scheme | undefined,
  { elements: all, select }: AuthoredHtml,
): ColourRule[] {
  const declared = listDeclared(block.children.toArray()).flatMap(({ property, ...said }) => {
    const role = COLOUR_PROPERTIES[property];
    return role === undefined ? [] : [{ role, ...said }];
  });
  if (declared.length === 0 || prelude.type !== "SelectorList") return [];
  return prelude.children.toArray().flatMap((selector) => {
    const text = generate(selector);
    // In a part these mean the part itself, which has no element in its own text: all that is in it inherits.
    const isPart = /^(?:body|html|:root)$/i.test(text);
    const elements = isPart ? new Set(all.filter(({ parent }) => parent === undefined)) : select(text);
    if (elements.size === 0) return [];
    return declared.map(({ role, value, isImportant }) => ({
      elements,
      role,
      value,
      scheme,
      weight: weightOf(selector) + (isImportant ? IMPORTANT : 0),
    }));
  });
}

/** Greater than any selector's weight; a `style` attribute weighs `OWN_STYLE`. */
export const IMPORTANT = 1_000_000;
export const OWN_STYLE = 100_000;

function weightOf(selector: CssNode): number {
  if (selector.type !== "Selector") return 0;
  return selector.children.toArray().reduce((weight, { type }) => {
    if (type === "IdSelector") return weight + 10_000;
    if (/^(?:ClassSelector|AttributeSelector|PseudoClassSelector)$/.test(type)) return weight + 100;
    return type === "TypeSelector" ? weight + 1 : weight;
  }, 0);
}

function textOf(node: CssNode | null): string {
  return node === null ? "" : generate(node).trim();
}

import "server-only";
import { type CssNode, generate, type Rule } from "css-tree";
import { contrastRatio, LEAST_CONTRAST } from "@/lib/base/contrast";
import { readVariables } from "@/lib/base/site-colours";
import { readLegacyColour } from "@/lib/cms/clean/allowed-attributes";
import {
  type AuthoredElement,
  type AuthoredHtml,
  ancestorsOf,
  type SourcePosition,
  sheetsIn,
} from "@/lib/workbench/lint/authored-elements";
import { findingAt, type LintFinding } from "@/lib/workbench/lint/lint-finding";
import { type Declared, listDeclared, nodesOf, readOwnStyle } from "@/lib/workbench/lint/style-rules";

type Scheme = "light" | "dark";

/** Which colour a declaration sets: the text's or the background's. */
type ColourRole = "textColour" | "background";

/** A style rule that sets a colour, with the elements it matches and its weight against other rules. */
type ColourRule = {
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
const COLOUR_PROPERTIES: Readonly<Record<string, ColourRole>> = {
  color: "textColour",
  background: "background",
  "background-color": "background",
  "background-image": "background",
};

/**
 * Returns every colour rule of these style sheets, in order. Rules that depend on the screen width or the pointer are
 * left out, because whether they apply is unknown here. Never throws.
 */
function parseColourRules(sheets: readonly string[], authored: AuthoredHtml): ColourRule[] {
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
  for (const sheet of sheets) visit(nodesOf(sheet), undefined);
  return rules;
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
const IMPORTANT = 1_000_000;
const OWN_STYLE = 100_000;

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

/** The page's own text and background colours, used where an author sets only one of the two. */
const OURS: Readonly<Record<ColourRole, string>> = { textColour: "var(--ink)", background: "var(--paper)" };

/**
 * A colour as it was written, with the position of the element whose `style` sets it; undefined for a style sheet's.
 */
type Colour = { value: string; at: SourcePosition | undefined };

/**
 * Returns a finding for text with too little contrast in the light or dark scheme, from element styles and style
 * sheets. Each pair of colours is reported once for each position that sets it. Text over a picture or a gradient, or
 * laid over something else by its position, cannot be checked.
 */
export function contrastFindings(
  authored: AuthoredHtml,
  style: string | undefined,
  isLightOnly: boolean,
): LintFinding[] {
  const sheets = sheetsIn(authored.elements).map(({ text }) => text);
  const allSheets = style === undefined ? sheets : [style, ...sheets];
  const rules = parseColourRules(allSheets, authored);
  const resolve = readVariables([
    ...allSheets,
    ...authored.elements.map(({ attributes }) => attributes.style ?? ""),
  ]);
  // A part that was written for light paper keeps it on a dark screen.
  const schemes: readonly Scheme[] = isLightOnly ? ["light"] : ["light", "dark"];
  const reported = new Set<string>();
  const colours = readColours(rules);
  return authored.elements.flatMap((element) => {
    if (!hasWords(element)) return [];
    const worst = schemes
      .flatMap((scheme) => contrastOf(element, colours, scheme, resolve) ?? [])
      .sort((a, b) => a.contrast - b.contrast)[0];
    if (worst === undefined || worst.contrast >= LEAST_CONTRAST) return [];
    const { textColour, background, contrast } = worst;
    const at = textColour.at ?? background.at ?? element.at;
    const words = `${textColour.value} / ${background.value} (${contrast.toFixed(2)})`;
    // A style sheet sets the same pair for many elements; only the first is reported.
    const once = `${words} ${textColour.at === undefined && background.at === undefined ? "" : `${at.line}:${at.column}`}`;
    if (reported.has(once)) return [];
    reported.add(once);
    return [findingAt("low-contrast", at, words)];
  });
}

function hasWords({ tag, texts }: AuthoredElement): boolean {
  return (
    !/^(?:script|style|template|title|option)$/.test(tag) && texts.some(({ text }) => text.trim() !== "")
  );
}

function contrastOf(
  element: AuthoredElement,
  colourAround: ReturnType<typeof readColours>,
  scheme: Scheme,
  resolve: (value: string) => string,
) {
  const [ownTextColour, ownBackground] = (["textColour", "background"] as const).map((role) =>
    colourAround(element, role, scheme),
  );
  if (ownTextColour === undefined && ownBackground === undefined) return undefined;
  if (ownBackground === undefined && isLaidOver(element)) return undefined;
  const textColour = ownTextColour ?? { value: OURS.textColour, at: undefined };
  const background = ownBackground ?? { value: OURS.background, at: undefined };
  const contrast = contrastRatio(resolve(textColour.value), resolve(background.value), scheme);
  return contrast === undefined ? undefined : { textColour, background, contrast };
}

/**
 * Returns a function that finds the colour of an element: its own, or the nearest of those around it. Each is
 * determined once, because many elements stand in the same one.
 */
function readColours(rules: readonly ColourRule[]) {
  const newKnown = () => new Map<AuthoredElement, Colour | undefined>();
  const known = {
    textColour: { light: newKnown(), dark: newKnown() },
    background: { light: newKnown(), dark: newKnown() },
  };
  return (element: AuthoredElement, role: ColourRole, scheme: Scheme): Colour | undefined => {
    const colours = known[role][scheme];
    const passed: AuthoredElement[] = [];
    let found: Colour | undefined;
    for (let each: AuthoredElement | undefined = element; each !== undefined; each = each.parent) {
      passed.push(each);
      const isKnown = colours.has(each);
      found = isKnown ? colours.get(each) : colourOf(each, rules, role, scheme);
      if (isKnown || found !== undefined) break;
    }
    for (const each of passed) colours.set(each, found);
    return found;
  };
}

const NOTHING = /^(?:transparent|none|inherit|initial|unset|revert)$/i;

/**
 * Returns the colour that applies to an element itself: the highest weight of the style sheets' rules and its own
 * style, or the last of equal weights.
 */
function colourOf(
  element: AuthoredElement,
  rules: readonly ColourRule[],
  role: ColourRole,
  scheme: Scheme,
): Colour | undefined {
  const { tag, attributes, attributeAt } = element;
  let winning: (Colour & { weight: number }) | undefined;
  const apply = (value: string, weight: number, at: SourcePosition | undefined) => {
    if (winning === undefined || weight >= winning.weight) winning = { value, weight, at };
  };
  for (const rule of rules) {
    const isMeant = rule.role === role && (rule.scheme === undefined || rule.scheme === scheme);
    if (isMeant && rule.elements.has(element)) apply(rule.value, rule.weight, undefined);
  }
  // Older attributes weigh less than any rule.
  const older = role === "background" ? attributes.bgcolor : tag === "font" ? attributes.color : undefined;
  const legacy = older === undefined ? null : readLegacyColour(older);
  if (winning === undefined && legacy !== null)
    winning = { value: legacy, weight: 0, at: attributeAt(role === "background" ? "bgcolor" : "color") };
  for (const { property, value, isImportant } of readOwnStyle(attributes.style)) {
    if (COLOUR_PROPERTIES[property] === role)
      apply(value, OWN_STYLE + (isImportant ? IMPORTANT : 0), attributeAt("style"));
  }
  return winning === undefined || NOTHING.test(winning.value) ? undefined : winning;
}

/** Whether the element or one of its ancestors is positioned over other content. */
function isLaidOver(element: AuthoredElement): boolean {
  return [element, ...ancestorsOf(element)].some((each) =>
    readOwnStyle(each.attributes.style).some(laysOver),
  );
}

function laysOver({ property, value }: Declared): boolean {
  if (property === "position") return /^absolute$/i.test(value);
  return /^margin(?:-top)?$/.test(property) && value.startsWith("-");
}

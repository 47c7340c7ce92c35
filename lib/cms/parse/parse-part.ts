import "server-only";
import { luminanceOf, parseColour } from "@/lib/base/contrast";
import { readVariables } from "@/lib/base/site-colours";
import { plainContext } from "@/lib/cms/clean/check-declaration";
import { type CleanElement, type CleanNode, serializeClean } from "@/lib/cms/clean/clean-tree";
import type { SanitizeContext } from "@/lib/cms/clean/sanitize";
import { type ScopedStyle, scopeStylesheets } from "@/lib/cms/clean/scope-stylesheet";
import { FindingList } from "@/lib/cms/parse/finding";
import { fitPictures, type PageNode, type ParsedPart, type PictureOptions } from "@/lib/cms/parse/page-node";
import type { RawNode } from "@/lib/cms/parse/parse-fragment";
import { markPositions } from "@/lib/cms/parse/position-mark";
import { removeUnusedRules } from "@/lib/cms/parse/public-content";
import { readSource, readUntilStable } from "@/lib/cms/parse/read-until-stable";
import { truncateSource } from "@/lib/cms/parse/source-limits";
import { type WidgetType, widgetDefinitions } from "@/widgets/definitions";

const DECLARATION = /(?:^|[;{\s])(background(?:-color)?|color)\s*:\s*([^;{}]+)/gi;
/** Matches possible colours within a declaration. */
const COLOUR = /#[\da-f]{3,8}\b|(?:rgb|hsl)a?\([^)]{0,60}\)|[a-z]{3,20}/gi;

const NOTHING = /^\s*(?:transparent|none|inherit|initial|unset|revert|0(?: 0)?)\s*(?:!important)?\s*$/i;
/** The minimum relative luminance (WCAG 2) of text that is readable on our dark background, at 4.5 to 1. */
const READABLE_ON_DARK = 0.2;
/** Above this a background is too light for the light text of a dark screen, at 3 to 1. */
const TOO_LIGHT_FOR_LIGHT_TEXT = 0.26;
/** A less opaque colour lets the background through. */
const COVERS = 0.5;

/** A colour's luminance, or "other": one of our colours, an image, a gradient. */
type Luminance = number | "other" | undefined;
/** Puts the values of the author's variables in their place. */
type Resolve = (value: string) => string;
type Colours = { textColour?: Luminance; background?: Luminance };

const NO_COLOURS: Colours = {};

/**
 * Returns whether this part was designed only for light paper: it has text too dark for a dark screen, or a light
 * background without a text colour of its own. Such a part keeps a light background on a dark screen; one that sets
 * no colours, or uses ours, adapts to the screen.
 */
function hasLightOnlyColours(tree: CleanElement, css: string): boolean {
  const styles = [css];
  addStyles(tree, styles);
  const resolve = readVariables(styles);
  return (
    css.split("}").some((rule) => isLightOnly(readColours(rule, resolve))) || hasPaperWords(tree, {}, resolve)
  );
}

function addStyles({ attributes, children }: CleanElement, styles: string[]): void {
  if (attributes.style !== undefined) styles.push(attributes.style);
  for (const node of children) if (node.kind === "element") addStyles(node, styles);
}

/** Returns whether text, or a widget that will contain text, has colours for light paper: its own or inherited ones. */
function hasPaperWords({ children }: CleanElement, around: Colours, resolve: Resolve): boolean {
  return children.some((node) => {
    if (node.kind === "text") return node.text.trim() !== "" && isLightOnly(around);
    // The colours of an SVG do not depend on the background.
    if (node.foreign) return false;
    const own = readElement(node, resolve);
    const here = own === NO_COLOURS ? around : { ...around, ...own };
    // A widget brings our text colours, even where the author's is dark.
    const isWidgetOnPaper =
      node.widget !== null && (isLightOnly(here) || isLightOnly({ background: here.background }));
    return isWidgetOnPaper || hasPaperWords(node, here, resolve);
  });
}

function isLightOnly({ textColour, background }: Colours): boolean {
  if (background === undefined) return typeof textColour === "number" && textColour < READABLE_ON_DARK;
  return (
    typeof background === "number" && background > TOO_LIGHT_FOR_LIGHT_TEXT && typeof textColour !== "number"
  );
}

function readElement({ attributes }: CleanElement, resolve: Resolve): Colours {
  const { bgcolor, color, style } = attributes;
  if (bgcolor === undefined && color === undefined && style === undefined) return NO_COLOURS;
  const old = [
    bgcolor === undefined ? "" : `background:${bgcolor}`,
    color === undefined ? "" : `color:${color}`,
  ];
  return readColours([...old, style ?? ""].join(";"), resolve);
}

function readColours(declarations: string, resolve: Resolve): Colours {
  const read: Colours = {};
  for (const [, property = "", value = ""] of declarations.matchAll(DECLARATION)) {
    if (NOTHING.test(value)) continue;
    const seen = firstLuminance(resolve(value)) ?? "other";
    if (property.toLowerCase() === "color") read.textColour = seen;
    else read.background = seen;
  }
  return read;
}

/** Returns the luminance of the first colour that covers its background; `undefined` without one. */
function firstLuminance(value: string): number | undefined {
  if (/var\(|url\(|gradient\(/i.test(value)) return undefined;
  for (const [word] of value.matchAll(COLOUR)) {
    const colour = parseColour(word);
    if (colour !== undefined && (colour.alpha ?? 1) >= COVERS) return luminanceOf(colour);
  }
  return undefined;
}

/**
 * Splits a cleaned part into its widgets, their ancestors, and the largest pieces of markup that are neither. A
 * widget's options are already parsed and passed separately, so attributes that HTML does not define are left out of
 * the page.
 */
function split(root: CleanElement): PageNode[] {
  let slots = 0;
  const toNode = (node: CleanNode, openings: OpenElements): PageNode => {
    if (node.kind === "text") return node;
    const { tag, attributes } = node;
    if (!node.holdsWidget) return { kind: "static", tag, attributes, html: serializeClean(node.children) };
    const inside = { ...openings, ...openedBy[tag] };
    const slot = node.widget ? slots++ : -1;
    const children = node.children.map((child) => toNode(child, inside));
    if (!node.widget) return { kind: "element", tag, attributes, children };
    const deferred = breaksFlowMarkup(node.widget.type, tag, inside);
    const retained = node.candidate?.plain ?? attributes;
    const leads = node.leads === undefined ? {} : { leads: node.leads };
    return {
      kind: "widget",
      slot,
      widget: node.widget,
      tag,
      attributes: retained,
      children,
      deferred,
      ...leads,
    };
  };
  return root.children.map((child) => toNode(child, topLevel));
}

/**
 * The open elements of a browser's parser, as far as they make the start tags of a widget close or move something: a
 * `p` in button scope, a `button` in scope, an `a` after the last marker, and a table outside of a cell.
 */
type OpenElements = Readonly<{ paragraph: boolean; button: boolean; anchor: boolean; table: boolean }>;

const topLevel: OpenElements = { paragraph: false, button: false, anchor: false, table: false };

/** What an element changes for those inside of it, by the HTML standard's scopes and markers. */
const openedBy: Readonly<Record<string, Partial<OpenElements>>> = {
  // Scope ends here for all of them, and a marker hides any outer `a`.
  td: topLevel,
  th: topLevel,
  caption: topLevel,
  table: { paragraph: false, button: false, table: true },
  thead: { table: true },
  tbody: { table: true },
  tfoot: { table: true },
  tr: { table: true },
  colgroup: { table: true },
  p: { paragraph: true },
  button: { button: true, paragraph: false },
  a: { anchor: true },
};

/**
 * Returns whether a browser would parse the server's markup for this widget into a different tree. `inside` includes
 * the widget's own tag.
 */
function breaksFlowMarkup(type: WidgetType, tag: string, inside: OpenElements): boolean {
  const { keepsElement }: { keepsElement?: (tag: string) => boolean } = widgetDefinitions[type];
  if (keepsElement?.(tag) === true) return false;
  // A heading directly inside a heading ends the outer one.
  return inside.paragraph || inside.button || inside.anchor || inside.table || /^h[1-6]$/.test(tag);
}

const PARENTS = new Set(["http://www.w3.org/1999/xhtml", "http://www.w3.org/2000/svg"]);
const KIND = /^\s*(?:text\/css)?\s*$/i;
const EVERYWHERE = /^\s*(?:all)?\s*$/i;

/** Returns the style sheets within an author's markup in document order, including those in SVGs. */
function findSheets(nodes: readonly RawNode[]): string[] {
  const sheets: string[] = [];
  const waiting = nodes.toReversed();
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (isSheet(node)) sheets.push(readSheet(node));
    else if (node.name !== "template" && node.children !== undefined)
      waiting.push(...node.children.toReversed());
  }
  return sheets;
}

function isSheet({ name, namespace = "", attribs }: RawNode): boolean {
  return name === "style" && PARENTS.has(namespace) && KIND.test(attribs?.type ?? "");
}

function readSheet({ attribs, children = [] }: RawNode): string {
  const text = children.map(({ type, data = "" }) => (type === "text" ? data : "")).join("");
  const media = attribs?.media ?? "";
  return EVERYWHERE.test(media) ? text : `@media ${media}{${text}}`;
}

type PartOptions = {
  /**
   * Identifies the part: its wrapper has `data-part` with this value and its class, and its style sheet applies only
   * within it.
   */
  scope: string;
  /** The part's `meta.style`. */
  style?: string | undefined;
  /** How its images are loaded; by default the part is not the page's first. */
  pictures?: PictureOptions | undefined;
  /** Reports a finding for every line where it occurs; by default once, and without its line. */
  everyLine?: boolean;
  /** Marks every element with its place in the text (`POSITION_MARK`), as in a draft. */
  marksPositions?: boolean | undefined;
};

/**
 * Parses authored HTML into a tree that is safe to show and contains its widgets. A browser parses our bytes into the
 * very same tree. Never throws; hostile input comes out cut or empty, with a finding.
 */
export function parsePart(html: string, options: PartOptions): ParsedPart {
  const { everyLine = false, marksPositions = false } = options;
  const findings = new FindingList();
  try {
    const { source, isTruncated } = truncateSource(html);
    if (isTruncated) findings.add({ code: "part-cut", detail: "size" });
    const authored = readSource(source, findings, { locations: everyLine || marksPositions });
    if (marksPositions) markPositions(authored);
    const sheets = scopeStylesheets([options.style ?? "", ...findSheets(authored)], options.scope);
    for (const detail of sheets.removed) findings.add({ code: "style-removed", detail });
    const tree = readUntilStable(authored, source, toContext(sheets, findings, options));
    fitPictures(tree, options.pictures ?? { position: "later" });
    const isLightOnly = hasLightOnlyColours(tree, sheets.css);
    return { nodes: split(tree), css: sheets.css, isLightOnly, findings: findings.toArray() };
  } catch {
    // No known input gets here; if one ever does, its part is empty and the rest of the page is unaffected.
    findings.add({ code: "part-cut", detail: "unreadable" });
    return { nodes: [], css: "", isLightOnly: false, findings: findings.toArray() };
  }
}

function toContext(
  { keyframes }: ScopedStyle,
  findings: FindingList,
  { marksPositions = false }: PartOptions,
): SanitizeContext {
  const style = { ...plainContext, keyframes };
  return { style, styles: new Map(), findings, keepsPositions: marksPositions };
}

/** Authored HTML with what its parsing depends on. It can be sent to another thread. */
export type HtmlSource = PartOptions & { html: string };

/** Parses authored HTML into what a page shows, without the rules that match nothing in it. Pure; never throws. */
export function parseHtml({ html, ...options }: HtmlSource): ParsedPart {
  const part = parsePart(html, options);
  return { ...part, css: removeUnusedRules(part.css, part.nodes) };
}

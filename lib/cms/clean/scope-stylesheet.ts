import {
  type Atrule,
  type Block,
  type CssNode,
  find,
  generate,
  ident,
  type Rule,
  type Selector,
  walk,
} from "css-tree";
import { plainContext, type StyleContext } from "@/lib/cms/clean/check-declaration";
import { isWordProcessorNoise } from "@/lib/cms/clean/css-properties";
import { flattenCss } from "@/lib/cms/clean/flatten-css";
import { filterStyle, writeDeclaration } from "@/lib/cms/clean/inline-style";
import {
  CONDITIONS,
  isFrameList,
  isKeyframes,
  isPlainCondition,
  MAX_NESTING,
  parseCss,
} from "@/lib/cms/clean/parse-css";
import { scopeClass, toPartClass } from "@/lib/cms/clean/reserved-names";
import { MAX_STYLESHEET } from "@/lib/cms/parse/source-limits";
import { toPartId } from "@/lib/routing/safe-url";

/** `isPart`: the selector matches the part's own element, not one inside it. */
type ScopedSelector = { text: string; isPart: boolean };

/** Returns the selector limited to the part, or null when that is not possible. */
export function scopeSelector(selector: Selector, scope: string): ScopedSelector | null {
  if (!isScopable(selector)) return null;
  walk(selector, (node: CssNode) => {
    if (node.type === "IdSelector") node.name = toPartId(node.name);
    if (node.type === "ClassSelector") node.name = writeClass(node.name);
  });
  const nodes = selector.children.toArray();
  let prefix = scope;
  let at = 0;
  while (isRoot(nodes[at])) {
    const end = nodes.findIndex((node, index) => index > at && node.type === "Combinator");
    const compound = nodes.slice(at + 1, end < 0 ? nodes.length : end);
    prefix += compound.map((node) => generate(node)).join("");
    if (end < 0) return { text: prefix, isPart: true };
    if (isRoot(nodes[end + 1])) {
      at = end + 1;
      continue;
    }
    const combinator = nodes[end];
    // The part's siblings belong to other authors.
    if (combinator?.type !== "Combinator" || !/^[ >]$/.test(combinator.name)) return null;
    const rest = nodes.slice(end).map((node) => generate(node));
    return { text: prefix + rest.join(""), isPart: false };
  }
  if (nodes[0]?.type === "Combinator") return null;
  return { text: `${prefix} ${generate(selector)}`, isPart: false };
}

/** Keeps the author's spelling, including escapes, unless the class is renamed. */
function writeClass(written: string): string {
  const name = ident.decode(written);
  const renamed = toPartClass(name);
  return renamed === name ? written : ident.encode(renamed);
}

/** Returns whether the selector reads attributes, and could therefore reveal their values by fetching an image. */
export function readsAttributes(selector: Selector): boolean {
  return find(selector, ({ type }) => type === "AttributeSelector") !== null;
}

function isScopable(selector: Selector): boolean {
  const unscopable = find(selector, ({ type }) => type === "NestingSelector" || type === "Raw");
  return !selector.children.isEmpty && unscopable === null;
}

function isRoot(node: CssNode | undefined): boolean {
  if (node?.type === "TypeSelector") return /^(?:html|body)$/i.test(node.name);
  return node?.type === "PseudoClassSelector" && node.name.toLowerCase() === "root";
}

/** The style sheets of a part limited to that part, and what was removed from them. */
export type ScopedStyle = { css: string; keyframes: ReadonlyMap<string, string>; removed: string[] };

const NAME = /^[A-Za-z_][\w-]{0,63}$/;
type Sheet = { source: string; scope: string; context: StyleContext; removed: Set<string> };

/**
 * Scopes the style sheets of a part, in the order in which they apply: every selector below the part's class, only
 * properties that affect appearance, animations under prefixed names. A sheet with only declarations applies to the
 * part itself. Never throws.
 */
export function scopeStylesheets(styles: readonly string[], part: string): ScopedStyle {
  const scope = `.${ident.encode(scopeClass(part))}`;
  const removed = new Set<string>();
  let left = MAX_STYLESHEET;
  const read = styles.flatMap((style) => {
    if (style.trim() === "") return [];
    left -= style.length;
    const sheet = left < 0 ? null : parseSheet(style);
    if (sheet === null) removed.add("style");
    return sheet ?? [];
  });
  const keyframes = nameKeyframes(
    read.flatMap(({ nodes }) => nodes),
    part,
  );
  const context = { ...plainContext, keyframes };
  const css = read.map(({ source, nodes }) => writeSheet(nodes, { source, scope, context, removed }));
  return { css: css.join(""), keyframes, removed: [...removed] };
}

function writeSheet(nodes: CssNode[], sheet: Sheet): string {
  if (!sheet.source.includes("{")) return writeDeclarations(sheet);
  try {
    return writeNodes(nodes, sheet, 0).replaceAll("</", "<\\/");
  } catch {
    // A selector nested beyond the stack; the part is shown without this style sheet.
    sheet.removed.add("style");
    return "";
  }
}

/**
 * Reads a style sheet without its nested rules and layers (`flattenCss`). Returns null when it is nested beyond the
 * parser's stack or becomes too long; the part is then shown without it.
 */
function parseSheet(style: string): { source: string; nodes: CssNode[] } | null {
  try {
    const source = flattenCss(style);
    const options = { parseValue: false, parseAtrulePrelude: false, positions: true };
    const ast = parseCss(source, { context: "stylesheet", ...options });
    return { source, nodes: ast.type === "StyleSheet" ? ast.children.toArray() : [] };
  } catch {
    return null;
  }
}

function writeDeclarations({ source, scope, context, removed }: Sheet): string {
  const filtered = filterStyle(source, { ...context, stacking: false, isPart: true });
  for (const name of filtered.removed) removed.add(name);
  return filtered.text === null ? "" : `${scope}{${filtered.text}}`;
}

function writeNodes(nodes: CssNode[], sheet: Sheet, depth: number): string {
  return nodes.map((node) => writeNode(node, sheet, depth)).join("");
}

function writeNode(node: CssNode, sheet: Sheet, depth: number): string {
  if (node.type === "Rule") return writeRule(node, sheet);
  if (node.type === "Atrule") return writeAtrule(node, sheet, depth);
  if (node.type === "Raw" && node.value.trim() !== "") sheet.removed.add(node.value.trim().slice(0, 40));
  return "";
}

function writeRule(rule: Rule, sheet: Sheet): string {
  if (rule.prelude.type !== "SelectorList") {
    sheet.removed.add(cut(rule.prelude, sheet));
    return "";
  }
  const selectors: string[] = [];
  const context = { ...sheet.context };
  for (const selector of rule.prelude.children.toArray()) {
    const scoped = selector.type === "Selector" ? scopeSelector(selector, sheet.scope) : null;
    if (scoped === null || selector.type !== "Selector") {
      sheet.removed.add(cut(selector, sheet));
      continue;
    }
    if (readsAttributes(selector)) context.pictures = false;
    if (scoped.isPart) Object.assign(context, { stacking: false, isPart: true });
    selectors.push(scoped.text);
  }
  const body = writeBlock(rule.block, sheet, context);
  return selectors.length > 0 && body !== "" ? `${selectors.join(",")}{${body}}` : "";
}

function writeAtrule(rule: Atrule, sheet: Sheet, depth: number): string {
  const name = rule.name.toLowerCase();
  const prelude = rule.prelude ? cut(rule.prelude, sheet) : "";
  if (rule.block && CONDITIONS.has(name) && depth < MAX_NESTING && isPlainCondition(prelude)) {
    const body = writeNodes(rule.block.children.toArray(), sheet, depth + 1);
    return body === "" ? "" : `@${name} ${prelude}{${body}}`;
  }
  const animation = sheet.context.keyframes.get(prelude);
  if (rule.block && isKeyframes(name) && animation !== undefined) {
    const frames = rule.block.children.toArray().map((frame) => writeFrame(frame, sheet));
    return `@${name} ${animation}{${frames.join("")}}`;
  }
  sheet.removed.add(`@${rule.name}`);
  return "";
}

function writeFrame(frame: CssNode, sheet: Sheet): string {
  if (frame.type !== "Rule") return "";
  const moments = cut(frame.prelude, sheet);
  return isFrameList(moments)
    ? `${moments}{${writeBlock(frame.block, sheet, { ...sheet.context, stacking: false })}}`
    : "";
}

function writeBlock(block: Block, sheet: Sheet, context: StyleContext): string {
  const allowed: string[] = [];
  for (const node of block.children.toArray()) {
    const written = node.type === "Declaration" ? writeDeclaration(node, sheet.source, context) : null;
    if (written !== null) allowed.push(written);
    else if (node.type === "Declaration") {
      if (!isWordProcessorNoise(node.property)) sheet.removed.add(node.property);
    } else if (node.type !== "Comment") sheet.removed.add(cut(node, sheet).slice(0, 40));
  }
  return allowed.join(";");
}

function nameKeyframes(nodes: CssNode[], part: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const node of nodes) {
    if (node.type !== "Atrule" || !isKeyframes(node.name.toLowerCase())) continue;
    const name = node.prelude?.type === "Raw" ? node.prelude.value.trim() : "";
    if (NAME.test(name)) names.set(name, `part-${part.replace(/[^\w-]/g, "")}-${name}`);
  }
  return names;
}

function cut(node: CssNode, sheet: Sheet): string {
  return node.loc ? sheet.source.slice(node.loc.start.offset, node.loc.end.offset).trim() : "";
}

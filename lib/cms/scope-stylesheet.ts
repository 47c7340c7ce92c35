import { type Atrule, type Block, type CssNode, parse, type Rule, tokenize, tokenTypes } from "css-tree";
import type { StyleContext } from "./check-declaration";
import { filterStyle, writeDeclaration } from "./inline-style";
import { readsAttributes, scopeSelector } from "./scope-selector";

/** A part's style sheet made for that part alone, and what had to go from it. */
export type ScopedStyle = { css: string; keyframes: ReadonlyMap<string, string>; removed: string[] };

/** Well above any sheet kept in a part's meta; beyond it the sheet is refused whole. */
const MAX_STYLESHEET = 128 * 1024;
const MAX_NESTING = 8;

const CONDITIONS = new Set(["media", "supports", "container"]);
const FRAME_LIST = /^(?:\s*(?:from|to|\d{1,3}(?:\.\d+)?%)\s*,?)+$/i;
const NAME = /^[A-Za-z_][\w-]{0,63}$/;
const FORBIDDEN_IN_CONDITION = new Set<number>([
  tokenTypes.AtKeyword,
  tokenTypes.BadString,
  tokenTypes.BadUrl,
  tokenTypes.Url,
  tokenTypes.CDO,
  tokenTypes.CDC,
  tokenTypes.Semicolon,
  tokenTypes.LeftCurlyBracket,
  tokenTypes.RightCurlyBracket,
  tokenTypes.Comment,
  tokenTypes.String,
]);

type Sheet = { source: string; scope: string; context: StyleContext; removed: Set<string> };

/**
 * `meta.style` for its own part: every selector below `[data-part="…"]`, only properties that shape looks, animations
 * under names of their own. A sheet that is only declarations speaks of the part itself. Never throws.
 */
export function scopeStylesheet(style: string, part: string): ScopedStyle {
  const scope = `[data-part="${escapeString(part)}"]`;
  const nothing: ScopedStyle = { css: "", keyframes: new Map(), removed: [] };
  if (style.trim() === "") return nothing;
  if (style.length > MAX_STYLESHEET) return { ...nothing, removed: ["style"] };
  try {
    if (!style.includes("{")) return scopeDeclarations(style, scope);
    const ast = parse(style, {
      context: "stylesheet",
      parseValue: false,
      parseAtrulePrelude: false,
      positions: true,
    });
    const nodes = ast.type === "StyleSheet" ? ast.children.toArray() : [];
    const keyframes = nameKeyframes(nodes, part);
    const sheet: Sheet = { source: style, scope, context: { keyframes, pictures: true }, removed: new Set() };
    const css = writeNodes(nodes, sheet, 0).replaceAll("</", "<\\/");
    return { css, keyframes, removed: [...sheet.removed] };
  } catch {
    // Only a sheet nested beyond the parser's stack ends here; the part shows without it.
    return { ...nothing, removed: ["style"] };
  }
}

function scopeDeclarations(style: string, scope: string): ScopedStyle {
  const keyframes = new Map<string, string>();
  const { text, removed } = filterStyle(style, { keyframes, pictures: true });
  return { css: text === null ? "" : `${scope}{${text}}`, keyframes, removed };
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
  let pictures = true;
  for (const selector of rule.prelude.children.toArray()) {
    const scoped = selector.type === "Selector" ? scopeSelector(selector, sheet.scope) : null;
    if (scoped === null || selector.type !== "Selector") {
      sheet.removed.add(cut(selector, sheet));
      continue;
    }
    if (readsAttributes(selector)) pictures = false;
    selectors.push(scoped);
  }
  const body = writeBlock(rule.block, sheet, { ...sheet.context, pictures });
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
  if (rule.block && /^(?:-webkit-)?keyframes$/.test(name) && animation !== undefined) {
    const frames = rule.block.children.toArray().map((frame) => writeFrame(frame, sheet));
    return `@${name} ${animation}{${frames.join("")}}`;
  }
  sheet.removed.add(`@${rule.name}`);
  return "";
}

function writeFrame(frame: CssNode, sheet: Sheet): string {
  if (frame.type !== "Rule") return "";
  const moments = cut(frame.prelude, sheet);
  return FRAME_LIST.test(moments) ? `${moments}{${writeBlock(frame.block, sheet, sheet.context)}}` : "";
}

function writeBlock(block: Block, sheet: Sheet, context: StyleContext): string {
  const kept: string[] = [];
  for (const node of block.children.toArray()) {
    const written = node.type === "Declaration" ? writeDeclaration(node, sheet.source, context) : null;
    if (written !== null) kept.push(written);
    else if (node.type === "Declaration") sheet.removed.add(node.property);
    else if (node.type !== "Comment") sheet.removed.add(cut(node, sheet).slice(0, 40));
  }
  return kept.join(";");
}

function nameKeyframes(nodes: CssNode[], part: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const node of nodes) {
    if (node.type !== "Atrule" || !/^(?:-webkit-)?keyframes$/i.test(node.name)) continue;
    const name = node.prelude?.type === "Raw" ? node.prelude.value.trim() : "";
    if (NAME.test(name)) names.set(name, `part-${part.replace(/[^\w-]/g, "")}-${name}`);
  }
  return names;
}

function isPlainCondition(prelude: string): boolean {
  if (prelude === "" || prelude.includes("\\")) return false;
  let plain = true;
  let depth = 0;
  tokenize(prelude, (type, start, end) => {
    const token = prelude.slice(start, end);
    if (FORBIDDEN_IN_CONDITION.has(type) || /^url\($/i.test(token)) plain = false;
    if (token.endsWith("(")) depth += 1;
    if (token === ")") depth -= 1;
    if (depth < 0) plain = false;
  });
  return plain && depth === 0;
}

function cut(node: CssNode, sheet: Sheet): string {
  return node.loc ? sheet.source.slice(node.loc.start.offset, node.loc.end.offset).trim() : "";
}

function escapeString(text: string): string {
  return text.replace(/[^\w .:-]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `);
}

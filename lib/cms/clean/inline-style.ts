import type { CssNode } from "css-tree";
import { checkDeclaration, type StyleContext, toPartProperty } from "@/lib/cms/clean/check-declaration";
import { isWordProcessorNoise } from "@/lib/cms/clean/css-properties";
import { parseCss } from "@/lib/cms/clean/parse-css";

/** Longer than any style written or pasted into one element. */
const MAX_STYLE = 16 * 1024;

/** The remaining declarations (null: none) and the names of the removed ones. */
export type FilteredStyle = { text: string | null; removed: string[] };

/** Keeps the declarations that only affect appearance; returns the text unchanged when all of them do. */
export function filterStyle(text: string, context: StyleContext): FilteredStyle {
  if (text.trim() === "") return { text: null, removed: [] };
  if (text.length > MAX_STYLE) return { text: null, removed: ["style"] };
  const allowed: string[] = [];
  const removed: string[] = [];
  let touched = text.includes("/*");
  for (const node of parseDeclarations(text)) {
    const written = node.type === "Declaration" ? writeDeclaration(node, text, context) : null;
    if (written !== null) {
      allowed.push(written);
      touched ||= node.loc ? written !== text.slice(node.loc.start.offset, node.loc.end.offset) : true;
      continue;
    }
    touched = true;
    const name = node.type === "Declaration" ? node.property : "style";
    if (!isWordProcessorNoise(name)) removed.push(name);
  }
  if (allowed.length === 0) return { text: null, removed };
  return { text: touched ? allowed.join("; ") : text, removed };
}

/** Returns one cleaned declaration, cut from the source; null when it must be removed. */
export function writeDeclaration(
  node: CssNode & { type: "Declaration" },
  source: string,
  context: StyleContext,
): string | null {
  if (!node.loc) return null;
  const written = source.slice(node.loc.start.offset, node.loc.end.offset);
  const colon = written.indexOf(":");
  const value = checkDeclaration(node.property, written.slice(colon + 1), context);
  const name = written.slice(0, colon);
  // Without a value it does nothing, and is not written the same way by all that write style attributes.
  const isEmpty = value?.trim() === "" && !name.startsWith("--");
  if (value === null || isEmpty || name.trim() !== node.property) return null;
  return `${name.startsWith("--") ? toPartProperty(name.trim()) : name}:${value}`;
}

function parseDeclarations(text: string): CssNode[] {
  try {
    const list = parseCss(text, { context: "declarationList", parseValue: false, positions: true });
    return list.type === "DeclarationList" ? list.children.toArray() : [];
  } catch {
    // Nested beyond the parser's stack: no author wrote that, so nothing of it is kept.
    return [];
  }
}

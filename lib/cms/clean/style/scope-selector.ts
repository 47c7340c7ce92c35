import { type CssNode, generate, ident, type Selector, walk } from "css-tree";
import { toPartClass } from "@/lib/cms/clean/reserved-names";
import { toPartId } from "@/lib/routing/safe-url";

/** `isPart`: the selector matches the part's own element, not one inside it. */
export type ScopedSelector = { text: string; isPart: boolean };

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
  let reads = false;
  walk(selector, (node: CssNode) => {
    if (node.type === "AttributeSelector") reads = true;
  });
  return reads;
}

function isScopable(selector: Selector): boolean {
  let scopable = !selector.children.isEmpty;
  walk(selector, (node: CssNode) => {
    if (node.type === "NestingSelector" || node.type === "Raw") scopable = false;
  });
  return scopable;
}

function isRoot(node: CssNode | undefined): boolean {
  if (node?.type === "TypeSelector") return /^(?:html|body)$/i.test(node.name);
  return node?.type === "PseudoClassSelector" && node.name.toLowerCase() === "root";
}

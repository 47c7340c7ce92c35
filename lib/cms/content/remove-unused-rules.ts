import "server-only";
import { type CssNode, generate, ident, type List, type Rule } from "css-tree";
import { Parser } from "htmlparser2";
import { isScopeClass } from "@/lib/cms/clean/scope-class";
import { parseCss } from "@/lib/cms/clean/style/parse-css";
import type { RenderableNode } from "@/lib/cms/parse/page-node";
import { serializeNodes } from "@/lib/cms/parse/serialize-nodes";

/**
 * Returns a part's cleaned style sheet without the rules that cannot match anything in the part: those with a class
 * or an id that none of its elements has, and animations no longer used. Authors share one sheet between many pages,
 * and content hidden from anonymous visitors must not be revealed by its style sheet either (R4.6). Rules without a
 * class or an id are kept. Returns the same text where nothing is removed.
 */
export function removeUnusedRules(css: string, nodes: readonly RenderableNode[]): string {
  if (css === "") return css;
  const html = serializeNodes(nodes);
  const sheet = parseCss(css, { parseValue: false, parseAtrulePrelude: false });
  if (sheet.type !== "StyleSheet" || !removeRules(sheet.children, namesIn(html))) return css;
  removeIdleAnimations(sheet.children, html);
  // Regenerated text may have lost the escape that keeps it from ending its element.
  return generate(sheet).replaceAll("</", "<\\/");
}

/**
 * Returns every class in cleaned HTML as `.name` and every id as `#name`; its tags are read one by one, without a tree.
 */
function namesIn(html: string): Set<string> {
  const names = new Set<string>();
  new Parser({
    onopentag(_tag, { class: classes = "", id }) {
      for (const name of classes.split(/[\t\n\f\r ]+/)) if (name !== "") names.add(`.${name}`);
      if (id !== undefined) names.add(`#${id}`);
    },
  }).end(html);
  return names;
}

/** Removes rules that cannot match; returns whether there were any. */
function removeRules(nodes: List<CssNode>, present: ReadonlySet<string>): boolean {
  let removed = false;
  nodes.forEach((node, item) => {
    if (node.type === "Rule") {
      removed = removeSelectors(node, present) || removed;
      if (node.prelude.type === "SelectorList" && node.prelude.children.isEmpty) nodes.remove(item);
    } else if (node.type === "Atrule" && node.block && !isAnimation(node)) {
      removed = removeRules(node.block.children, present) || removed;
      if (node.block.children.isEmpty) nodes.remove(item);
    }
  });
  return removed;
}

function removeSelectors({ prelude }: Rule, present: ReadonlySet<string>): boolean {
  if (prelude.type !== "SelectorList") return false;
  let removed = false;
  prelude.children.forEach((selector, item) => {
    // Names inside `:not(…)` or `:is(…)` need not match; only those of the selector itself must.
    if (selector.type !== "Selector" || !selector.children.some((node) => isAbsent(node, present))) return;
    prelude.children.remove(item);
    removed = true;
  });
  return removed;
}

function isAbsent(node: CssNode, present: ReadonlySet<string>): boolean {
  if (node.type === "ClassSelector") {
    const name = ident.decode(node.name);
    return !isScopeClass(name) && !present.has(`.${name}`);
  }
  return node.type === "IdSelector" && !present.has(`#${ident.decode(node.name)}`);
}

function removeIdleAnimations(nodes: List<CssNode>, html: string): void {
  const rules = nodes.toArray().filter((node) => !isAnimation(node));
  const users = `${html}${rules.map((node) => generate(node)).join("")}`;
  nodes.forEach((node, item) => {
    if (isAnimation(node) && !users.includes(animationName(node))) nodes.remove(item);
  });
}

function animationName(node: CssNode): string {
  return node.type === "Atrule" && node.prelude !== null ? generate(node.prelude) : "";
}

function isAnimation(node: CssNode): boolean {
  return node.type === "Atrule" && /keyframes$/i.test(node.name);
}

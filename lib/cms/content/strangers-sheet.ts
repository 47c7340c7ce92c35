import "server-only";
import { load } from "cheerio";
import { type CssNode, generate, type List, parse, type Rule } from "css-tree";
import type { DrawnNode } from "@/lib/cms/parse/page-node";
import { serializeNodes } from "@/lib/cms/parse/serialize-nodes";

/**
 * A part's cleaned sheet without the rules for what is in `whole` and not in `open`: those that name a class or an id
 * which only the former has, and the animations that nobody is left to have. Rules that no name ties to members' content
 * stay. The same text where nothing has to go.
 */
export function toStrangersSheet(
  css: string,
  whole: readonly DrawnNode[],
  open: readonly DrawnNode[],
): string {
  const openHtml = serializeNodes(open);
  const stay = namesIn(openHtml);
  const gone = new Set([...namesIn(serializeNodes(whole))].filter((name) => !stay.has(name)));
  if (gone.size === 0) return css;
  const sheet = parse(css, { parseValue: false, parseAtrulePrelude: false });
  if (sheet.type !== "StyleSheet" || !removeRules(sheet.children, gone)) return css;
  removeIdleAnimations(sheet.children, openHtml);
  return generate(sheet);
}

/** Every class as `.name`, every id as `#name`. */
function namesIn(html: string): Set<string> {
  const $ = load(html, null, false);
  const names = new Set<string>();
  for (const element of $("[class], [id]")) {
    const { class: classes = "", id } = element.attribs;
    for (const name of classes.split(/[\t\n\f\r ]+/)) if (name !== "") names.add(`.${name}`);
    if (id !== undefined) names.add(`#${id}`);
  }
  return names;
}

/** Was there anything to remove? */
function removeRules(nodes: List<CssNode>, gone: ReadonlySet<string>): boolean {
  let removed = false;
  nodes.forEach((node, item) => {
    if (node.type === "Rule") {
      removed = removeSelectors(node, gone) || removed;
      if (node.prelude.type === "SelectorList" && node.prelude.children.isEmpty) nodes.remove(item);
    } else if (node.type === "Atrule" && node.block && !isAnimation(node)) {
      removed = removeRules(node.block.children, gone) || removed;
      if (node.block.children.isEmpty) nodes.remove(item);
    }
  });
  return removed;
}

function removeSelectors({ prelude }: Rule, gone: ReadonlySet<string>): boolean {
  if (prelude.type !== "SelectorList") return false;
  let removed = false;
  prelude.children.forEach((selector, item) => {
    // What stands in `:not(…)` or `:is(…)` need not match; only a name of the selector's own has to.
    if (selector.type !== "Selector" || !selector.children.some((node) => gone.has(nameOf(node)))) return;
    prelude.children.remove(item);
    removed = true;
  });
  return removed;
}

function nameOf(node: CssNode): string {
  if (node.type === "ClassSelector") return `.${node.name}`;
  return node.type === "IdSelector" ? `#${node.name}` : "";
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

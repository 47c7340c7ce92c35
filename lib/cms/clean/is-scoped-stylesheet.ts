import { type Atrule, type Block, type CssNode, ident, type Rule } from "css-tree";
import { plainContext, type StyleContext } from "@/lib/cms/clean/check-declaration";
import { writeDeclaration } from "@/lib/cms/clean/inline-style";
import {
  CONDITIONS,
  isFrameList,
  isKeyframes,
  isPlainCondition,
  MAX_NESTING,
  parseCss,
} from "@/lib/cms/clean/parse-css";
import { scopeClass } from "@/lib/cms/clean/reserved-names";
import { readsAttributes } from "@/lib/cms/clean/scope-stylesheet";

/**
 * Returns whether a style sheet does no more than one limited to this part by `scopeStylesheets`: every selector below
 * the part's class, only declarations that affect appearance, and no picture that could reveal an attribute. It is the
 * page policy's own check of a finished page, so it trusts no earlier one. Never throws.
 */
export function isScopedStylesheet(css: string, part: string): boolean {
  let isWhole = true;
  try {
    const ast = parseCss(css, {
      parseValue: false,
      parseAtrulePrelude: false,
      positions: true,
      onParseError: () => {
        isWhole = false;
      },
    });
    return isWhole && ast.type === "StyleSheet" && areScoped(ast.children.toArray(), { css, part }, 0);
  } catch {
    // Nested beyond the parser's stack.
    return false;
  }
}

type Sheet = { css: string; part: string };

function areScoped(nodes: readonly CssNode[], sheet: Sheet, depth: number): boolean {
  return nodes.every((node) => {
    if (node.type === "Rule") return isScopedRule(node, sheet);
    return node.type === "Atrule" && isScopedAtrule(node, sheet, depth);
  });
}

function isScopedRule({ prelude, block }: Rule, sheet: Sheet): boolean {
  if (prelude.type !== "SelectorList") return false;
  const context = { ...plainContext };
  return (
    prelude.children.toArray().every((selector) => {
      if (selector.type !== "Selector") return false;
      const [first, ...rest] = selector.children.toArray();
      if (!isPart(first, sheet.part)) return false;
      if (readsAttributes(selector)) context.pictures = false;
      const combinator = rest.find(({ type }) => type === "Combinator");
      if (combinator === undefined) Object.assign(context, { stacking: false, isPart: true });
      // The part's siblings belong to other authors.
      return combinator?.type !== "Combinator" || /^[ >]$/.test(combinator.name);
    }) && isClean(block, sheet, context)
  );
}

function isPart(node: CssNode | undefined, part: string): boolean {
  return node?.type === "ClassSelector" && ident.decode(node.name) === scopeClass(part);
}

function isScopedAtrule(rule: Atrule, sheet: Sheet, depth: number): boolean {
  if (rule.block === null) return false;
  const nodes = rule.block.children.toArray();
  const prelude = rule.prelude === null ? "" : textOf(rule.prelude, sheet).trim();
  if (isKeyframes(rule.name))
    return prelude.startsWith("part-") && nodes.every((node) => isFrame(node, sheet));
  const mayNest = CONDITIONS.has(rule.name) && depth < MAX_NESTING;
  return mayNest && isPlainCondition(prelude) && areScoped(nodes, sheet, depth + 1);
}

function isFrame(node: CssNode, sheet: Sheet): boolean {
  return (
    node.type === "Rule" &&
    isFrameList(textOf(node.prelude, sheet)) &&
    isClean(node.block, sheet, { ...plainContext, stacking: false })
  );
}

function isClean(block: Block, sheet: Sheet, context: StyleContext): boolean {
  return block.children
    .toArray()
    .every(
      (node) =>
        node.type === "Declaration" && writeDeclaration(node, sheet.css, context) === textOf(node, sheet),
    );
}

function textOf(node: CssNode, { css }: Sheet): string {
  return node.loc ? css.slice(node.loc.start.offset, node.loc.end.offset) : "";
}

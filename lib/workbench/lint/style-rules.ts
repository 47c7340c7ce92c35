import "server-only";
import { type CssNode, generate } from "css-tree";
import { words } from "@/lib/base/text";
import { flattenCss } from "@/lib/cms/clean/flatten-css";
import { parseCss } from "@/lib/cms/clean/parse-css";
import type { AuthoredElement, AuthoredHtml } from "@/lib/workbench/lint/authored-elements";

/** One declaration of a rule or a `style` attribute; the property name in lower case, the value as written. */
export type Declared = { property: string; value: string; isImportant: boolean };

/** Returns the declarations among these nodes, in their order. */
export function listDeclared(nodes: readonly CssNode[]): Declared[] {
  return nodes.flatMap((node) =>
    node.type === "Declaration"
      ? [
          {
            property: node.property.toLowerCase(),
            value: generate(node.value).trim(),
            isImportant: node.important !== false,
          },
        ]
      : [],
  );
}

/** Returns the declarations of a `style` attribute; unreadable ones are left out. */
export function readOwnStyle(style = ""): Declared[] {
  // Of most elements; the parser would take longer to begin than to read.
  if (style.trim() === "") return [];
  const list = parseCss(style, { context: "declarationList", parseValue: false });
  return list.type === "DeclarationList" ? listDeclared(list.children.toArray()) : [];
}

const READ = new Set(
  words(`
    font-size line-height min-width white-space overflow overflow-x opacity visibility display animation
    animation-name color background-clip -webkit-background-clip text-indent left top right margin-left
    margin-top height width max-height max-width transform clip-path clip filter grid-template-columns
  `),
);
const MAX_RULES = 300;

/** A property's value, and whether the element's own `style` sets it; the value is undefined where nothing does. */
type Value = { value: string | undefined; isOwn: boolean };

/**
 * Returns, for an element, a function that reads the value of a property: of its own style, else of the last rule of
 * these style sheets that matches it. Rules for wide screens only, or for the pointer, are left out.
 */
export function readRules(
  sheets: readonly string[],
  { select }: Pick<AuthoredHtml, "select">,
): (element: AuthoredElement) => (property: string) => Value {
  const rules = sheets.flatMap(rulesOf).slice(0, MAX_RULES);
  const matched = rules.map(({ selector, declared }) => ({ elements: select(selector), declared }));
  // An element is asked for its style once for each of its own properties, and for those of everything inside it.
  const ownStyles = new Map<AuthoredElement, Declared[]>();
  return (element) => {
    const own = ownStyles.get(element) ?? readOwnStyle(element.attributes.style);
    ownStyles.set(element, own);
    return (property) => {
      const set = own.findLast((each) => each.property === property);
      if (set !== undefined) return { value: set.value, isOwn: true };
      const rule = matched.findLast(
        ({ elements, declared }) =>
          elements.has(element) && declared.some((each) => each.property === property),
      );
      return { value: rule?.declared.findLast((each) => each.property === property)?.value, isOwn: false };
    };
  };
}

function rulesOf(sheet: string): { selector: string; declared: Declared[] }[] {
  return nodesOf(sheet).flatMap((node) => {
    if (node.type !== "Rule" || node.prelude.type !== "SelectorList") return [];
    const declared = listDeclared(node.block.children.toArray()).filter(({ property }) => READ.has(property));
    return declared.length === 0 ? [] : [{ selector: generate(node.prelude), declared }];
  });
}

/** Returns the rules of a style sheet, nested ones as rules of their own; none of one that cannot be read. */
function nodesOf(sheet: string): CssNode[] {
  try {
    const ast = parseCss(flattenCss(sheet), { parseValue: false, parseAtrulePrelude: false });
    return ast.type === "StyleSheet" ? ast.children.toArray() : [];
  } catch {
    // Nested beyond the parser's stack, or too long; cleaning removes such a style sheet as a whole.
    return [];
  }
}

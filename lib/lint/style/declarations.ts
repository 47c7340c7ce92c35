import "server-only";
import { type CssNode, generate, parse } from "css-tree";

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
  const list = parse(style, { context: "declarationList", parseValue: false });
  return list.type === "DeclarationList" ? listDeclared(list.children.toArray()) : [];
}

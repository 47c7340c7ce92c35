import "server-only";
import { type CssNode, generate, parse } from "css-tree";

/** What a rule or an element's own style says of one property; names in small letters, values as they are written. */
export type Declared = { property: string; value: string; isImportant: boolean };

/** The declarations among these nodes, in their order. */
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

/** What an element says of itself in its `style`; what cannot be read is left out. */
export function readOwnStyle(style = ""): Declared[] {
  const list = parse(style, { context: "declarationList", parseValue: false });
  return list.type === "DeclarationList" ? listDeclared(list.children.toArray()) : [];
}

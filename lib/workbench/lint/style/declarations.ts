import "server-only";
import { type CssNode, generate } from "css-tree";
import { parseCss } from "@/lib/cms/clean/style/parse-css";

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

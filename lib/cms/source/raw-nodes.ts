import "server-only";
import type { RawNode } from "@/lib/cms/source/parse-fragment";

/** An element of a parsed fragment. */
export type RawElement = RawNode & { name: string };

/** Returns every element below the nodes, in document order. Parsed fragments are at most 256 elements deep. */
export function elementsBelow(nodes: readonly RawNode[]): RawElement[] {
  const found: RawElement[] = [];
  const visit = (node: RawNode) => {
    if (isElement(node)) found.push(node);
    node.children?.forEach(visit);
  };
  nodes.forEach(visit);
  return found;
}

/** Returns all text below the nodes; each element's text is followed by `between`. */
export function textBelow(nodes: readonly RawNode[], between = ""): string {
  return nodes
    .map((node) =>
      node.type === "text" ? (node.data ?? "") : textBelow(node.children ?? [], between) + between,
    )
    .join("");
}

function isElement(node: RawNode): node is RawElement {
  return node.name !== undefined;
}

import { escapeText, wrapElement } from "@/lib/cms/clean/clean-tree";
import type { RenderableNode } from "./page-node";

/** Returns the HTML of a part's tree with every widget shown as the element its author wrote. */
export function serializeNodes(nodes: readonly RenderableNode[]): string {
  return nodes.map(serializeNode).join("");
}

function serializeNode(node: RenderableNode): string {
  if (node.kind === "text") return escapeText(node.text);
  const html = node.kind === "static" ? node.html : serializeNodes(node.children);
  return wrapElement(node.tag, node.attributes, html);
}

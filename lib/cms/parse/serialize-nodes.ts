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

/**
 * Matches the pieces of such HTML in order: a tag, with a slash at an end, its name and its attributes, or a text. Every
 * '<' and '>' of a text or a value is escaped, so that a tag is what stands between them.
 */
export const PIECES = /<(\/?)([a-zA-Z][^\s>]*)([^>]*)>|[^<]+/g;

/** Returns the values in the attributes of a tag; `written` matches a name with its value, the one in quotes. */
export function valuesOf(attributes: string, written: RegExp): string[] {
  return [...attributes.matchAll(written)].map(([, value = ""]) => unescapeText(value));
}

const characters: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&nbsp;": "\u00a0",
  "&amp;": "&",
};

/** Returns what a text or a value in such HTML says. */
export function unescapeText(text: string): string {
  return text.replace(/&(?:lt|gt|quot|nbsp|amp);/g, (name) => characters[name] ?? name);
}

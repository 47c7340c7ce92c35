import type { DrawnNode } from "@/lib/cms/page-node";
import type { PartContent } from "@/lib/cms/part-memory";

/**
 * Reads a part back from the page the server sent: the browser's own tree is the only copy of authored HTML there
 * is, so React hydrates exactly what stands in the document, whatever the author wrote.
 */
export function readPartInPage(scope: string): PartContent {
  const root = document.querySelector(`[data-part="${CSS.escape(scope)}"]`);
  if (root === null) return { nodes: [], css: "" };
  const style = root.querySelector(":scope > style");
  return { css: style?.textContent ?? "", nodes: readNodes(root, style) };
}

function readNodes(parent: Node, skipped: Element | null = null): DrawnNode[] {
  return [...parent.childNodes].flatMap((child): DrawnNode[] => {
    if (child === skipped) return [];
    if (child instanceof Text) return child.data === "" ? [] : [{ kind: "text", text: child.data }];
    return child instanceof Element ? [readElement(child)] : [];
  });
}

function readElement(element: Element): DrawnNode {
  const tag = element.localName;
  const attributes: Record<string, string> = {};
  for (const { name, value } of element.attributes) {
    if (name !== "data-slot" && name !== "data-content") attributes[name] = value;
  }
  const slot = element.getAttribute("data-slot");
  if (slot !== null) {
    const children = readNodes(authoredContent(element, slot));
    return { kind: "widget", slot: Number(slot), tag, attributes, children };
  }
  if (element.querySelector("[data-slot]") === null) {
    return { kind: "static", tag, attributes, html: element.innerHTML };
  }
  return { kind: "element", tag, attributes, children: readNodes(element) };
}

/** Where a widget keeps the content its author wrote: shown inside it, or put by in a template. */
function authoredContent(element: Element, slot: string): Node {
  const kept = element.querySelector(":scope > template[data-authored]");
  if (kept instanceof HTMLTemplateElement) return kept.content;
  if (element.getAttribute("data-content") === slot) return element;
  return element.querySelector(`[data-content="${slot}"]`) ?? document.createDocumentFragment();
}

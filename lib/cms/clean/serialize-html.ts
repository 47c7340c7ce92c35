import { voidElements } from "@/lib/cms/clean/markup/allowed-elements";
import type { CleanElement, CleanNode } from "./clean-tree";

/** Returns the HTML of cleaned nodes, as a browser's serialiser writes it. */
export function serializeClean(nodes: readonly CleanNode[]): string {
  let html = "";
  for (const node of nodes) {
    html +=
      node.kind === "text"
        ? escapeText(node.text)
        : wrapElement(node.tag, node.attributes, serializeClean(node.children));
  }
  return html;
}

/** Wraps finished inner HTML in an element. */
export function wrapElement(
  tag: string,
  attributes: Readonly<CleanElement["attributes"]>,
  html: string,
): string {
  let open = `<${tag}`;
  for (const name in attributes) open += ` ${name}="${escapeAttribute(attributes[name] ?? "")}"`;
  if (voidElements.has(tag)) return `${open}>`;
  // Parsers drop one newline after <pre>; a second one preserves the author's own.
  const newline = tag === "pre" && html.startsWith("\n") ? "\n" : "";
  return `${open}>${newline}${html}</${tag}>`;
}

/** Escapes text for use between tags. */
export function escapeText(text: string): string {
  return /[&<>\u00a0]/.test(text)
    ? text
        .replaceAll("&", "&amp;")
        .replaceAll("\u00a0", "&nbsp;")
        .replaceAll("<", "&lt;")
        .replaceAll(">", "&gt;")
    : text;
}

/** '<' and '>' are escaped as well, so that no parser can mistake a value for a tag. */
function escapeAttribute(value: string): string {
  return /[&<>"\u00a0]/.test(value) ? escapeText(value).replaceAll('"', "&quot;") : value;
}

import { voidElements } from "@/lib/cms/clean/allowed-elements";
import type { Widget, WidgetType } from "@/widgets/definitions";

type CleanText = { kind: "text"; text: string };

/** An element that passed the allow-list. */
export type CleanElement = {
  kind: "element";
  tag: string;
  /** Whether the element is inside an SVG, where HTML's rules for slots and widget ids do not apply. */
  foreign: boolean;
  attributes: Record<string, string>;
  children: CleanNode[];
  parent: CleanElement | null;
  line: number | undefined;
  column: number | undefined;
  /** The widget that the element's class names; `raw` holds its options as authored until they are validated. */
  candidate: { type: WidgetType; raw: Record<string, string>; plain: Record<string, string> } | null;
  widget: Widget | null;
  /** Set on the widget that shows the page's first visible image. */
  leads?: true;
  /** Whether the element is a widget or contains one. */
  holdsWidget: boolean;
};

export type CleanNode = CleanText | CleanElement;

/** Creates an element at the end of `parent`; without one, the root of a part. */
export function createElement(
  tag: string,
  parent: CleanElement | null,
  more: Partial<Pick<CleanElement, "foreign" | "attributes" | "line" | "column">> = {},
): CleanElement {
  const element: CleanElement = {
    kind: "element",
    tag,
    foreign: more.foreign ?? false,
    attributes: more.attributes ?? {},
    children: [],
    parent,
    line: more.line,
    column: more.column,
    candidate: null,
    widget: null,
    holdsWidget: false,
  };
  parent?.children.push(element);
  return element;
}

/** Appends text as a parser does: adjacent text is merged into one node. */
export function appendText(parent: CleanElement, text: string): void {
  const last = parent.children.at(-1);
  if (last?.kind === "text") last.text += text;
  else if (text !== "") parent.children.push({ kind: "text", text });
}

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

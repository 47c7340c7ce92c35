import type { Widget, WidgetType } from "@/widgets/definitions";

export type CleanText = { kind: "text"; text: string };

/** An element that passed the allow-list. */
export type CleanElement = {
  kind: "element";
  tag: string;
  /** Inside a drawing (SVG), where HTML's rules for slots and ids of widgets do not hold. */
  foreign: boolean;
  attributes: Record<string, string>;
  children: CleanNode[];
  parent: CleanElement | null;
  line: number | undefined;
  /** What the element asks to become; `raw` holds its options as authored until they are judged. */
  candidate: { type: WidgetType; raw: Record<string, string>; plain: Record<string, string> } | null;
  widget: Widget | null;
  /** Shows the first picture that a guest sees of the page. */
  leads?: true;
  /** The element is a widget or holds one. */
  live: boolean;
};

export type CleanNode = CleanText | CleanElement;

/** A new element at the end of `parent`; without one, the root of a part. */
export function createElement(
  tag: string,
  parent: CleanElement | null,
  more: { foreign?: boolean; attributes?: Record<string, string>; line?: number | undefined } = {},
): CleanElement {
  const element: CleanElement = {
    kind: "element",
    tag,
    foreign: more.foreign ?? false,
    attributes: more.attributes ?? {},
    children: [],
    parent,
    line: more.line,
    candidate: null,
    widget: null,
    live: false,
  };
  parent?.children.push(element);
  return element;
}

/** Adds text the way a parser would: next to other text it becomes one piece. */
export function appendText(parent: CleanElement, text: string): void {
  const last = parent.children.at(-1);
  if (last?.kind === "text") last.text += text;
  else if (text !== "") parent.children.push({ kind: "text", text });
}

import type { Widget } from "@/widgets/definitions";
import type { Finding } from "./finding";

/** Attributes of an authored element as they stand in the cleaned HTML, in the author's order. */
export type Attributes = Readonly<Record<string, string>>;

/** A page part is a tree: whatever holds no widget stays one piece of the author's own markup. */
export type PageNode =
  | { kind: "text"; text: string }
  | { kind: "static"; tag: string; attributes: Attributes; html: string }
  | { kind: "element"; tag: string; attributes: Attributes; children: PageNode[] }
  | WidgetNode;

/**
 * An authored element that becomes a live widget. `slot` counts the widgets of a part in document order.
 * `deferred` means that flow markup written here by the server would be torn apart by the browser's parser
 * (a block in a paragraph, a button in a button, anything straight in a table): show `children` first and
 * mount the widget by script.
 */
export type WidgetNode = {
  kind: "widget";
  slot: number;
  widget: Widget;
  tag: string;
  attributes: Attributes;
  children: PageNode[];
  deferred: boolean;
  /** Shows the first picture that a guest sees of the page. */
  leads?: true;
};

/** What a part's authored HTML and style come to: safe to show, ready to come alive, and what the author should know. */
export type ParsedPart = {
  nodes: PageNode[];
  css: string;
  /** Its colours are for light paper alone, which it keeps on a dark screen. */
  isForPaper: boolean;
  findings: Finding[];
};

/** A page node as far as drawing it goes: a widget's options travel on their own. */
export type DrawnNode =
  | Exclude<PageNode, { kind: "element" | "widget" }>
  | { kind: "element"; tag: string; attributes: Attributes; children: DrawnNode[] }
  | { kind: "widget"; slot: number; tag: string; attributes: Attributes; children: DrawnNode[] };

import type { Finding } from "@/lib/cms/source/finding";
import type { Widget } from "@/widgets/definitions";

/** Attributes of an authored element in the cleaned HTML, in the author's order. */
export type Attributes = Readonly<Record<string, string>>;

/** A page part is a tree: markup that contains no widget stays one piece of the author's HTML. */
export type PageNode =
  | { kind: "text"; text: string }
  | { kind: "static"; tag: string; attributes: Attributes; html: string }
  | { kind: "element"; tag: string; attributes: Attributes; children: PageNode[] }
  | WidgetNode;

/**
 * An authored element that becomes a widget. `slot` counts the widgets of a part in document order.
 * `deferred` means that the browser's parser would restructure flow markup rendered here by the server (a block in a
 * paragraph, a button in a button, anything directly in a table): show `children` first and mount the widget by
 * script.
 */
export type WidgetNode = {
  kind: "widget";
  slot: number;
  widget: Widget;
  tag: string;
  attributes: Attributes;
  children: PageNode[];
  deferred: boolean;
  /** Set on the widget that shows the page's first visible image. */
  leads?: true;
};

/** The result of parsing a part's HTML and style: safe to show, with its widgets, and with findings for the author. */
export type ParsedPart = {
  nodes: PageNode[];
  css: string;
  /** Whether its colours are for light paper only, which it keeps on a dark screen. */
  isLightOnly: boolean;
  findings: Finding[];
};

/** A page node reduced to what rendering needs: a widget's options are passed separately. */
export type RenderableNode =
  | Exclude<PageNode, { kind: "element" | "widget" }>
  | { kind: "element"; tag: string; attributes: Attributes; children: RenderableNode[] }
  | { kind: "widget"; slot: number; tag: string; attributes: Attributes; children: RenderableNode[] };

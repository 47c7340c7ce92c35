import type { CleanElement, CleanNode } from "@/lib/cms/clean/clean-tree";
import { serializeClean } from "@/lib/cms/clean/serialize-html";
import { type WidgetType, widgetDefinitions } from "@/widgets/definitions";
import type { PageNode } from "./page-node";

/**
 * Splits a cleaned part into its widgets, their ancestors, and the largest pieces of markup that are neither. A
 * widget's options are already parsed and passed separately, so attributes that HTML does not define are left out of
 * the page.
 */
export function split(root: CleanElement): PageNode[] {
  let slots = 0;
  const toNode = (node: CleanNode, openings: OpenElements): PageNode => {
    if (node.kind === "text") return node;
    const { tag, attributes } = node;
    if (!node.holdsWidget) return { kind: "static", tag, attributes, html: serializeClean(node.children) };
    const inside = afterStartTag(openings, tag);
    const slot = node.widget ? slots++ : -1;
    const children = node.children.map((child) => toNode(child, inside));
    if (!node.widget) return { kind: "element", tag, attributes, children };
    const deferred = breaksFlowMarkup(node.widget.type, tag, inside);
    const retained = node.candidate?.plain ?? attributes;
    const leads = node.leads === undefined ? {} : { leads: node.leads };
    return {
      kind: "widget",
      slot,
      widget: node.widget,
      tag,
      attributes: retained,
      children,
      deferred,
      ...leads,
    };
  };
  return root.children.map((child) => toNode(child, topLevel));
}

/**
 * The open elements of a browser's parser, as far as they make the start tags of a widget close or move something: a
 * `p` in button scope, a `button` in scope, an `a` after the last marker, and a table outside of a cell.
 */
type OpenElements = Readonly<{ paragraph: boolean; button: boolean; anchor: boolean; table: boolean }>;

const topLevel: OpenElements = { paragraph: false, button: false, anchor: false, table: false };

/** Returns the openings inside an element with this tag, by the HTML standard's scopes and markers. */
function afterStartTag(openings: OpenElements, tag: string): OpenElements {
  switch (tag) {
    case "td":
    case "th":
    case "caption":
      // Scope ends here for all of them, and a marker hides any outer `a`.
      return topLevel;
    case "table":
      return { ...openings, paragraph: false, button: false, table: true };
    case "thead":
    case "tbody":
    case "tfoot":
    case "tr":
    case "colgroup":
      return { ...openings, table: true };
    case "p":
      return { ...openings, paragraph: true };
    case "button":
      return { ...openings, button: true, paragraph: false };
    case "a":
      return { ...openings, anchor: true };
    default:
      return openings;
  }
}

/**
 * Returns whether a browser would parse the server's markup for this widget into a different tree. `inside` includes
 * the widget's own tag.
 */
function breaksFlowMarkup(type: WidgetType, tag: string, inside: OpenElements): boolean {
  const { keepsElement }: { keepsElement?: (tag: string) => boolean } = widgetDefinitions[type];
  if (keepsElement?.(tag) === true) return false;
  // A heading directly inside a heading ends the outer one.
  return inside.paragraph || inside.button || inside.anchor || inside.table || /^h[1-6]$/.test(tag);
}

import type { CleanElement, CleanNode } from "@/lib/cms/clean/clean-tree";
import { serializeClean } from "@/lib/cms/clean/serialize-html";
import { afterStartTag, breaksFlowMarkup, type OpenElements, topLevel } from "./deferred";
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

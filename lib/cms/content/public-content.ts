import "server-only";
import type { PageNode } from "@/lib/cms/parse/page-node";
import { removeUnusedRules } from "./remove-unused-rules";

type Content = { nodes: PageNode[]; css: string };

/** Marks a login box whose members' content was left out; a page that is open when a session begins looks for it. */
const WITHHELD = { "data-withheld": "" };

/**
 * Returns the content of a part for anonymous visitors: only the buttons of its login boxes, and no styles that only
 * members' content uses (R4.6). The remaining widgets are renumbered.
 */
export function toPublicContent<Part extends Content>(part: Part): Part {
  if (!hasLoginBox(part.nodes)) return part;
  const nodes = removeMembersContent(part.nodes);
  return { ...part, nodes, css: removeUnusedRules(part.css, nodes) };
}

/**
 * Returns the nodes without what login boxes keep for members, with their widgets renumbered; a part's styles are not
 * touched.
 */
export function removeMembersContent(nodes: readonly PageNode[]): PageNode[] {
  return removeMembersNodes(nodes, { isInBox: false, numbers: { next: 0 } });
}

/** Returns whether the part has content that depends on being signed in. */
export function hasLoginBox(nodes: readonly PageNode[]): boolean {
  return nodes.some((node) => {
    if (node.kind === "text" || node.kind === "static") return false;
    return (node.kind === "widget" && node.widget.type === "login") || hasLoginBox(node.children);
  });
}

type Position = { isInBox: boolean; numbers: { next: number } };

function removeMembersNodes(nodes: readonly PageNode[], position: Position): PageNode[] {
  return nodes.flatMap((node): PageNode[] => {
    if (position.isInBox && isForMembers(node)) return [];
    switch (node.kind) {
      case "text":
      case "static":
        return [node];
      case "element":
        return [{ ...node, children: removeMembersNodes(node.children, position) }];
      case "widget": {
        const slot = position.numbers.next++;
        const isInBox = node.widget.type === "login";
        const children = removeMembersNodes(node.children, { ...position, isInBox });
        const isWithheld = isInBox && holdsMembersContent(node.children);
        const attributes = isWithheld ? { ...node.attributes, ...WITHHELD } : node.attributes;
        return [{ ...node, slot, attributes, children }];
      }
      default:
        return node satisfies never;
    }
  });
}

/** Returns whether a node in a login box is neither a login button nor an ancestor of one. */
function isForMembers(node: PageNode): boolean {
  switch (node.kind) {
    case "text":
      return node.text.trim() !== "";
    case "static":
      return true;
    case "element":
      return !holdsLoginButton(node.children);
    case "widget":
      return node.widget.type !== "login-button";
    default:
      return node satisfies never;
  }
}

function holdsLoginButton(nodes: readonly PageNode[]): boolean {
  return nodes.some((node) =>
    node.kind === "element"
      ? holdsLoginButton(node.children)
      : node.kind === "widget" && node.widget.type === "login-button",
  );
}

function holdsMembersContent(nodes: readonly PageNode[]): boolean {
  return nodes.some(
    (node) => isForMembers(node) || (node.kind === "element" && holdsMembersContent(node.children)),
  );
}

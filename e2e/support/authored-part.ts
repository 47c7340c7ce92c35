import { expect, type Page } from "playwright/test";
import { wake } from "@/e2e/support/wake";
import type { PageNode } from "@/lib/cms/parse/page-node";
import { parsePart } from "@/lib/cms/parse/parse-part";
import { serializeNodes } from "@/lib/cms/parse/serialize-nodes";

const PAGE_PART = '[data-zone="page"] [data-part]';

/** What cleaning alone makes of authored HTML, with a mark in the place of every widget. */
export function cleanAround(html: string): string {
  const { nodes } = parsePart(html, { scope: "around", pictures: { place: "first" } });
  const written = serializeNodes(markSlots(nodes));
  // A reader drops the first newline in a `pre`; where one belongs to the text, two are written.
  return written.replaceAll(/(<pre[^>]*>)\n/g, "$1");
}

/**
 * What stands in the document around the live widgets of the page part, with the same marks. Comments are left out:
 * an author's are cleaned away, so those that are there are the renderer's own.
 */
export function readAround(page: Page): Promise<string> {
  return page.locator(PAGE_PART).evaluate((part) => {
    const copy = part.cloneNode(true) as Element;
    copy.querySelector(":scope > style")?.remove();
    for (let live = copy.querySelector("[data-slot]"); live; live = copy.querySelector("[data-slot]")) {
      const mark = document.createElement("x-slot");
      mark.setAttribute("number", live.getAttribute("data-slot") ?? "");
      live.replaceWith(mark);
    }
    const walker = document.createTreeWalker(copy, NodeFilter.SHOW_COMMENT);
    const comments: Node[] = [];
    while (walker.nextNode()) comments.push(walker.currentNode);
    for (const comment of comments) comment.parentNode?.removeChild(comment);
    // Names that belong to a part's own style sheets carry the part's.
    return copy.innerHTML.replaceAll(/part-page-\d+-/g, "part-around-");
  });
}

/** The names in all lists of links that the authored HTML asks for, in document order. */
export function listNames(html: string): string[] {
  return readNames(parsePart(html, { scope: "around" }).nodes);
}

/** Wakes the page: scripts have then taken it over, and the widgets that move with it. */
export async function expectAwake(page: Page): Promise<void> {
  await wake(page);
  const isAwake = (part: Element) => {
    const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith("__react"));
    let above: Element | null = part;
    while (above !== null && !isTaken(above)) above = above.parentElement;
    const moving = [..."select promotion share".split(" ")].map((type) => `.cms-box-${type}[data-slot]`);
    return above !== null && [...part.querySelectorAll(moving.join())].every(isTaken);
  };
  await expect.poll(() => page.locator(PAGE_PART).evaluate(isAwake), "widgets awake").toBe(true);
}

function readNames(nodes: readonly PageNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.kind === "widget" && node.widget.type === "list") {
      return node.widget.options.items.map(({ name }) => name);
    }
    return node.kind === "widget" || node.kind === "element" ? readNames(node.children) : [];
  });
}

function markSlots(nodes: readonly PageNode[]): PageNode[] {
  return nodes.map((node): PageNode => {
    if (node.kind === "widget") {
      return { kind: "static", tag: "x-slot", attributes: { number: String(node.slot) }, html: "" };
    }
    return node.kind === "element" ? { ...node, children: markSlots(node.children) } : node;
  });
}

import { expect, type Page } from "playwright/test";
import { hydrate } from "@/e2e/support/hydrate";
import type { PageNode } from "@/lib/cms/parse/page-node";
import { parsePart } from "@/lib/cms/parse/parse-part";
import { serializeNodes } from "@/lib/cms/parse/serialize-nodes";

const PAGE_PART = '[data-zone="page"] [data-part]';

/** Returns authored HTML as the cleaner alone leaves it, with a marker in the place of every widget. */
export function cleanAround(html: string): string {
  const { nodes } = parsePart(html, { scope: "around", pictures: { position: "first" } });
  const written = serializeNodes(markSlots(nodes));
  // An HTML parser drops the first newline in a `pre`; where one belongs to the text, the serializer writes two.
  return written.replaceAll(/(<pre[^>]*>)\n/g, "$1");
}

/**
 * Returns the HTML around the widgets of the page part, with the same markers as `cleanAround`. Comments are left
 * out: the author's are removed by cleaning, so any that remain are the renderer's own.
 */
export function readAround(page: Page): Promise<string> {
  return page.locator(PAGE_PART).evaluate((part) => {
    const copy = part.cloneNode(true) as Element;
    copy.querySelector(":scope > style")?.remove();
    for (let widget = copy.querySelector("[data-slot]"); widget; widget = copy.querySelector("[data-slot]")) {
      const mark = document.createElement("x-slot");
      mark.setAttribute("number", widget.getAttribute("data-slot") ?? "");
      widget.replaceWith(mark);
    }
    // Pictures that did not load are marked by a script of ours (`lib/server/before-hydration/idle/pictures.ts`).
    for (const picture of copy.querySelectorAll("[data-broken]")) picture.removeAttribute("data-broken");
    const walker = document.createTreeWalker(copy, NodeFilter.SHOW_COMMENT);
    const comments: Node[] = [];
    while (walker.nextNode()) comments.push(walker.currentNode);
    for (const comment of comments) comment.parentNode?.removeChild(comment);
    // Names from a part's own style sheets are prefixed with the part's id.
    return copy.innerHTML.replaceAll(`part-${part.getAttribute("data-part")}-`, "part-around-");
  });
}

/** The link names of all list widgets in the authored HTML, in document order. */
export function listNames(html: string): string[] {
  return readNames(parsePart(html, { scope: "around" }).nodes);
}

/** Hydrates the page and waits until React has hydrated it, including its interactive widgets. */
export async function expectHydrated(page: Page): Promise<void> {
  await hydrate(page);
  const isHydrated = (part: Element) => {
    const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith("__react"));
    let above: Element | null = part;
    while (above !== null && !isTaken(above)) above = above.parentElement;
    const moving = [..."select promotion share".split(" ")].map((type) => `.cms-box-${type}[data-slot]`);
    return above !== null && [...part.querySelectorAll(moving.join())].every(isTaken);
  };
  await expect.poll(() => page.locator(PAGE_PART).evaluate(isHydrated), "widgets hydrated").toBe(true);
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

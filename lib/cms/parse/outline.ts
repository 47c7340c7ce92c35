import "server-only";
import type { PageNode } from "@/lib/cms/parse/page-node";
import { parseFragment, type RawNode } from "@/lib/cms/parse/parse-fragment";
import { removeMembersContent } from "@/lib/cms/parse/public-content";
import { serializeNodes } from "@/lib/cms/parse/serialize-nodes";

/** An element of a parsed fragment. */
type RawElement = RawNode & { name: string };

/** Returns every element below the nodes, in document order. Parsed fragments are at most 256 elements deep. */
export function elementsBelow(nodes: readonly RawNode[]): RawElement[] {
  const found: RawElement[] = [];
  const visit = (node: RawNode) => {
    if (isElement(node)) found.push(node);
    node.children?.forEach(visit);
  };
  nodes.forEach(visit);
  return found;
}

/** Returns all text below the nodes; each element's text is followed by `between`. */
export function textBelow(nodes: readonly RawNode[], between = ""): string {
  return nodes
    .map((node) =>
      node.type === "text" ? (node.data ?? "") : textBelow(node.children ?? [], between) + between,
    )
    .join("");
}

function isElement(node: RawNode): node is RawElement {
  return node.name !== undefined;
}

/** A summary of an authored page, taken from its content. */
type Outline = { heading?: string; paragraph?: string; image?: string };

const MIN_PARAGRAPH_LENGTH = 20;
const MAX_TEXT_LENGTH = 200;

/** In characters: where a page's first heading, paragraph and image usually are. */
const BEGINNING = 10_000;

/**
 * Returns the first heading, the first real paragraph and the first image: a preview for a page that has no
 * `meta.seo`. A page's title is public, so it is never taken from members' content (R4.6). Only the beginning of a long
 * page is parsed, unless something is not found there.
 */
export function outlineOf(nodes: readonly PageNode[]): Outline {
  const known = outlines.get(nodes);
  if (known !== undefined) return known;
  const outline = makeOutline(nodes);
  outlines.set(nodes, outline);
  return outline;
}

/** A page's head and its structured data ask for the same outline. */
const outlines = new WeakMap<readonly PageNode[], Outline>();

function makeOutline(nodes: readonly PageNode[]): Outline {
  const html = serializeNodes(removeMembersContent(nodes));
  if (html.length <= BEGINNING) return outlineIn(html);
  const beginning = outlineIn(html.slice(0, BEGINNING).replace(/<[^<>]*$/, ""), { isCut: true });
  const isMissing = kinds.some(({ name, start }) => beginning[name] === undefined && start.test(html));
  return isMissing ? outlineIn(html) : beginning;
}

/** How each part of an outline begins in cleaned markup. */
const kinds = [
  { name: "heading", start: /<h[1-3][\s>]/ },
  { name: "paragraph", start: /<p[\s>]/ },
  { name: "image", start: /<img\s/ },
] as const;

function outlineIn(html: string, { isCut = false } = {}): Outline {
  const { nodes } = parseFragment(html);
  // What the cut goes through is open at the end: half a paragraph is none.
  const open = new Set(isCut ? lastBranch(nodes) : []);
  const elements = elementsBelow(nodes).filter((element) => !open.has(element));
  const textOf = (element: RawNode) =>
    textBelow(element.children ?? [])
      .replace(/\s+/g, " ")
      .trim()
      .slice(0, MAX_TEXT_LENGTH);
  const firstHeading = elements.find(({ name }) => /^h[1-3]$/.test(name));
  const heading = firstHeading === undefined ? "" : textOf(firstHeading);
  const paragraph = elements.find(
    (element) => element.name === "p" && textOf(element).length >= MIN_PARAGRAPH_LENGTH,
  );
  const image = elements.find(({ name, attribs }) => name === "img" && attribs?.src !== undefined)?.attribs
    ?.src;
  return {
    ...(heading === "" ? {} : { heading }),
    ...(paragraph === undefined ? {} : { paragraph: textOf(paragraph) }),
    ...(image === undefined ? {} : { image }),
  };
}

/** Returns the last node of the tree with everything around it. */
function lastBranch(nodes: readonly RawNode[]): RawNode[] {
  const last = nodes.at(-1);
  return last === undefined ? [] : [last, ...lastBranch(last.children ?? [])];
}

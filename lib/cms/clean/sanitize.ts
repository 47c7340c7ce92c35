import "server-only";
import { readDimension } from "@/lib/cms/clean/allowed-attributes";
import {
  allowedElements,
  allowedSvgElements,
  cleanAllowList,
  droppedElements,
  isSilentWrapper,
  toAllowedEmbed,
  unwrappedSvgElements,
  voidElements,
} from "@/lib/cms/clean/allowed-elements";
import { type AttributeContext, cleanAttributes, findSecondAnchor } from "@/lib/cms/clean/clean-attributes";
import { readWidgetCandidate } from "@/lib/cms/clean/widget-candidate";
import { placeIn } from "@/lib/cms/parse/finding";
import type { RawNode } from "@/lib/cms/parse/parse-fragment";
import { POSITION_MARK } from "@/lib/cms/parse/position-mark";
import { appendText, type CleanElement, createElement } from "./clean-tree";

/**
 * The data attributes in which scripts of page builders keep an address until its place is scrolled to, best first.
 */
const lazyNames = Object.entries({
  src: ["src", "original", "lazy-src", "lazy", "ll-src", "url"],
  srcset: ["srcset", "lazy-srcset", "original-set", "ll-srcset"],
  poster: ["poster"],
}).map(([name, lazy]) => ({ name, lazy: lazy.map((each) => `data-${each}`) }));

/** Elements that load what these attributes name. */
const LOADING = /^(?:img|source|video|audio|iframe)$/;

/** What stands in the place of the address until then: nothing, a picture within the text, a grey pixel. */
const PLACEHOLDER =
  /^\s*(?:$|#|data:|about:blank)|(?:^|\/)[\w-]*(?:blank|placeholder|spacer|transparent|loading|lazy|pixel|1x1)[\w-]*\.(?:gif|png|svg|jpe?g|webp)(?:[?#]|$)/i;

/**
 * Returns the attributes of an element with its lazy addresses written where they belong: the script that would do so
 * does not run, and browsers load late by themselves.
 */
export function withLazyAddresses(
  tag: string,
  attributes: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  if (!LOADING.test(tag)) return attributes;
  const written: Record<string, string> = { ...attributes };
  for (const { name, lazy } of lazyNames) {
    const found = lazy.find((each) => (attributes[each] ?? "").trim() !== "");
    if (found === undefined || !PLACEHOLDER.test(attributes[name] ?? "")) continue;
    written[name] = attributes[found] ?? "";
    delete written[found];
  }
  return written;
}

export type SanitizeContext = AttributeContext & {
  /** Whether the marks of `markPositions` are kept; otherwise they are removed, as an author's own are. */
  keepsPositions?: boolean;
};

const MAX_DEPTH = 256;
/** The parser's tree may be somewhat deeper than its open elements; deeper than this it is an attack. */
const MAX_RAW_DEPTH = 1024;
const SVG = "http://www.w3.org/2000/svg";
const HTML = "http://www.w3.org/1999/xhtml";
const SANDBOX = "allow-scripts allow-same-origin allow-popups allow-presentation";

type Position = { parent: CleanElement; depth: number; rawDepth: number };

/**
 * Copies the allowed content of a parsed part into a new tree under a nameless root: only listed elements and
 * attributes. Pure except for the findings it adds.
 */
export function sanitize(nodes: readonly RawNode[], context: SanitizeContext): CleanElement {
  const root = createElement("", null);
  cleanNodes(nodes, { parent: root, depth: 0, rawDepth: 0 }, context);
  return root;
}

function cleanNodes(nodes: readonly RawNode[], position: Position, context: SanitizeContext): void {
  if (position.rawDepth > MAX_RAW_DEPTH || position.depth > MAX_DEPTH) {
    if (nodes.length > 0) context.findings.add({ code: "part-cut", detail: `depth ${MAX_DEPTH}` });
    return;
  }
  for (const node of nodes) {
    if (node.type === "text") appendText(position.parent, node.data ?? "");
    else if (node.name !== undefined && node.attribs) cleanElement(node, node.name, position, context);
  }
}

function cleanElement(node: RawNode, tag: string, position: Position, context: SanitizeContext): void {
  const { startLine: line, startCol: column } = node.sourceCodeLocation ?? {};
  const at = placeIn({ line, column });
  const foreign = node.namespace === SVG;
  const children = node.children ?? [];
  const deeper = { ...position, rawDepth: position.rawDepth + 1 };

  const raw = foreign ? (node.attribs ?? {}) : withLazyAddresses(tag, node.attribs ?? {});
  if (!foreign && tag === "iframe") {
    cleanEmbed({ raw, line, column }, position, context);
    return;
  }
  if (!isAllowed(node, tag)) {
    // A closed dialog is opened by a script, and never shown without it.
    const isClosed = !foreign && tag === "dialog" && !("open" in raw);
    const unwrapped = canUnwrap(node, tag) && !isClosed;
    const code = tag === "script" ? "script-removed" : "element-removed";
    const isSilent = unwrapped ? isSilentWrapper(tag) : tag === "style" || isClosed;
    if (!isSilent) context.findings.add({ code, detail: tag, ...at });
    if (unwrapped) cleanNodes(children, deeper, context);
    // Options are lines of their own in their list.
    if (tag === "option") appendText(position.parent, " ");
    return;
  }

  const attributes = withPosition(
    cleanAttributes({ tag, foreign, line, column }, raw, context),
    raw,
    context,
  );
  const element = createElement(tag, position.parent, { foreign, attributes, line, column });
  const anchor = findSecondAnchor(element, raw);
  if (anchor !== undefined) createElement("span", element, { attributes: { id: anchor }, line });
  element.candidate = readWidgetCandidate(element, raw, context.findings);
  if (element.candidate) element.attributes = withOptions(element, raw);
  if (!voidElements.has(tag)) {
    cleanNodes(children, { parent: element, depth: position.depth + 1, rawDepth: deeper.rawDepth }, context);
  }
}

function isAllowed(node: RawNode, tag: string): boolean {
  if (node.namespace === SVG) return allowedSvgElements.has(tag);
  if (tag === "input") return /^\s*(?:radio|checkbox)\s*$/i.test(node.attribs?.type ?? "");
  return node.namespace === HTML && allowedElements.has(tag);
}

/** Returns whether the children are kept when the element is removed. */
function canUnwrap(node: RawNode, tag: string): boolean {
  if (node.namespace === SVG) return unwrappedSvgElements.has(tag);
  return node.namespace === HTML && !droppedElements.has(tag);
}

/** Keeps the options of a widget candidate at the author's positions until the widget is validated. */
function withOptions(element: CleanElement, raw: Readonly<Record<string, string>>): Record<string, string> {
  const { attributes } = element;
  const options = element.candidate?.raw ?? {};
  const together: Record<string, string> = {};
  for (const name in raw) {
    const value = options[name] ?? attributes[name];
    if (value !== undefined) together[name] = value;
  }
  return { ...together, ...attributes, ...options };
}

/**
 * Rebuilds a frame around an allowed address; of the author's attributes only size, title, class, style, id,
 * `allowfullscreen` and what players need of `allow` are kept.
 */
function cleanEmbed(
  { raw, line, column }: Pick<CleanElement, "line" | "column"> & { raw: Readonly<Record<string, string>> },
  position: Position,
  context: SanitizeContext,
): void {
  const src = toAllowedEmbed(raw.src ?? "");
  if (src === null) {
    const detail = (raw.src ?? "iframe").trim().slice(0, 80);
    context.findings.add({ code: "embed-not-allowed", detail, ...placeIn({ line, column }) });
    return;
  }
  const looks = cleanAttributes(
    { tag: "iframe", foreign: false, line, column },
    pick(raw, ["title", "class", "style", "id"]),
    context,
  );
  const attributes: Record<string, string> = { src, ...looks };
  for (const side of ["width", "height"] as const) {
    const size = readDimension(raw[side] ?? "");
    if (size !== null) attributes[side] = size;
  }
  const proportion = readProportion(attributes);
  if (proportion !== undefined)
    attributes.style = [attributes.style?.replace(/;\s*$/, ""), `aspect-ratio: ${proportion}`]
      .filter(Boolean)
      .join("; ");
  const allow = cleanAllowList(raw.allow ?? "");
  if (allow !== "") attributes.allow = allow;
  if ("allowfullscreen" in raw) attributes.allowfullscreen = "";
  attributes.loading = "lazy";
  attributes.referrerpolicy = "strict-origin-when-cross-origin";
  attributes.sandbox = SANDBOX;
  createElement("iframe", position.parent, { attributes: withPosition(attributes, raw, context), line });
}

function withPosition(
  attributes: Record<string, string>,
  raw: Readonly<Record<string, string>>,
  { keepsPositions = false }: SanitizeContext,
): Record<string, string> {
  const mark = keepsPositions ? raw[POSITION_MARK] : undefined;
  return mark === undefined ? attributes : { ...attributes, [POSITION_MARK]: mark };
}

/**
 * Returns the proportion of a frame whose width and height are both given in pixels, as a value of `aspect-ratio`: a
 * narrow screen limits the width of a frame, and by itself no browser makes it lower, as it does with a picture.
 */
function readProportion({ width, height, style = "" }: Record<string, string>): string | undefined {
  if (/(?:^|;)\s*aspect-ratio\s*:/i.test(style)) return undefined;
  const read = (side: "width" | "height", attribute: string | undefined) => {
    const declared = new RegExp(`(?:^|;)\\s*${side}\\s*:\\s*([^;!]*)`, "i").exec(style)?.[1];
    return /^\s*(\d{1,4})(?:px)?\s*$/i.exec(declared ?? attribute ?? "")?.[1];
  };
  const [across, down] = [read("width", width), read("height", height)];
  return across === undefined || down === undefined || Number(across) === 0 || Number(down) === 0
    ? undefined
    : `${across} / ${down}`;
}

function pick(from: Readonly<Record<string, string>>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (name in from ? [[name, from[name] ?? ""]] : [])));
}

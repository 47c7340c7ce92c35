import type { CSSProperties } from "react";
import { type HydratedSlots, slotName } from "@/components/cms/hydrated-slots";
import type { RenderableNode } from "@/lib/cms/parse/page-node";

const names: Readonly<Record<string, string>> = {
  class: "className",
  for: "htmlFor",
  tabindex: "tabIndex",
  colspan: "colSpan",
  rowspan: "rowSpan",
  cellpadding: "cellPadding",
  cellspacing: "cellSpacing",
  datetime: "dateTime",
  crossorigin: "crossOrigin",
  srcset: "srcSet",
  srclang: "srcLang",
  hreflang: "hrefLang",
  referrerpolicy: "referrerPolicy",
  allowfullscreen: "allowFullScreen",
  autoplay: "autoPlay",
  playsinline: "playsInline",
  fetchpriority: "fetchPriority",
  usemap: "useMap",
  bgcolor: "bgcolor",
  // The choice is the guest's from then on.
  checked: "defaultChecked",
};

const booleans: ReadonlySet<string> = new Set([
  "allowfullscreen",
  "autoplay",
  "checked",
  "controls",
  "default",
  "disabled",
  "hidden",
  "loop",
  "muted",
  "open",
  "playsinline",
  "reversed",
]);

/**
 * A production browser has the elements already and does not compare them: it gets the attributes as they are, under
 * names that React passes on unread, without the code for those that it knows. In development React complains of these.
 */
const isReadByReact = typeof window === "undefined" || process.env.NODE_ENV !== "production";

/**
 * Converts HTML attributes to React props. What React would write differently, a style or an empty address, is passed
 * under a name that it does not know, so that the author's text reaches the page unchanged.
 */
export function toReactProps(attributes: Readonly<Record<string, string>>): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (!isReadByReact) props[name === "style" || value === "" ? name.toUpperCase() : name] = value;
    else if (name === "style") Object.assign(props, toStyleProps(value));
    else if ((name === "src" || name === "href") && value === "") props[name.toUpperCase()] = value;
    else props[names[name] ?? name] = booleans.has(name) && value === "" ? true : value;
  }
  return props;
}

function toStyleProps(text: string): { style: CSSProperties } | { STYLE: string } {
  const style: Record<string, string> = {};
  const declarations = text.split(";");
  for (const declaration of declarations) {
    const colon = declaration.indexOf(":");
    if (colon < 1) return { STYLE: text };
    const property = declaration.slice(0, colon);
    const camel = property.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    if (!/^[a-z][a-z-]*$/.test(property) || camel in style) return { STYLE: text };
    style[camel] = declaration.slice(colon + 1);
  }
  const written = Object.entries(style).map(
    ([key, value]) => `${key.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}:${value}`,
  );
  const isCanonical =
    written.join(";") === text && declarations.every((part) => part === part.trim() && !/: |["']/.test(part));
  return isCanonical ? { style: style as CSSProperties } : { STYLE: text };
}

/**
 * Reads the content of a page back from the document that the server sent: the document holds the only copy, so React
 * hydrates exactly what is in it, whatever an author wrote. Content without a hydrated widget is one opaque piece.
 */
export function readContentNodes(root: Element | null, slots: HydratedSlots): RenderableNode[] {
  if (root === null) return [];
  markBoundaries(root, slots);
  return readNodes(root, { slots, paths: pathsToHydrated(root, slots) });
}

/**
 * Marks every hydrated widget as a boundary of its own, with the comments by which React finds them in a document. The
 * server's renderer would write them too, but would also move large widgets to the end of the page and need scripts to
 * put them back, which an unhydrated page does not have.
 */
function markBoundaries(root: Element, slots: HydratedSlots): void {
  for (const element of root.querySelectorAll("[data-slot]")) {
    const slot = slots[nameOfSlot(element)];
    // A deferred widget is mounted later, not hydrated.
    if (slot === undefined || slot.deferred === true || isMarked(element)) continue;
    element.before(document.createComment(BOUNDARY_START));
    element.after(document.createComment(BOUNDARY_END));
  }
}

const BOUNDARY_START = "$";
const BOUNDARY_END = "/$";

function isMarked({ previousSibling }: Element): boolean {
  return previousSibling instanceof Comment && previousSibling.data === BOUNDARY_START;
}

type Hydrated = { slots: HydratedSlots; paths: ReadonlySet<Element> };

/** Returns the elements of all hydrated widgets and their ancestors. */
function pathsToHydrated(root: Element, slots: HydratedSlots): Set<Element> {
  const paths = new Set<Element>();
  for (const element of root.querySelectorAll("[data-slot]")) {
    if (!isHydratedElement(element, slots)) continue;
    for (let step: Element | null = element; step !== null && step !== root; step = step.parentElement) {
      paths.add(step);
    }
  }
  return paths;
}

function isHydratedElement(element: Element, slots: HydratedSlots): boolean {
  return nameOfSlot(element) in slots;
}

function nameOfSlot(element: Element): string {
  const scope = element.closest("[data-part]")?.getAttribute("data-part") ?? "";
  return slotName(scope, element.getAttribute("data-slot") ?? "");
}

function readNodes(parent: Node, hydrated: Hydrated): RenderableNode[] {
  return [...parent.childNodes].flatMap((child): RenderableNode[] => {
    if (child instanceof Text) return child.data === "" ? [] : [{ kind: "text", text: child.data }];
    return child instanceof Element ? [readElement(child, hydrated)] : [];
  });
}

function readElement(element: Element, hydrated: Hydrated): RenderableNode {
  const tag = element.localName;
  const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
  if (!hydrated.paths.has(element)) return { kind: "static", tag, attributes, html: element.innerHTML };
  const slot = element.getAttribute("data-slot");
  if (slot === null || !isHydratedElement(element, hydrated.slots)) {
    return { kind: "element", tag, attributes, children: readNodes(element, hydrated) };
  }
  const { "data-slot": _slot, "data-content": _content, ...authored } = attributes;
  const children = readNodes(authoredContent(element, slot), hydrated);
  return { kind: "widget", slot: Number(slot), tag, attributes: authored, children };
}

/**
 * Returns the node that holds the content a widget's author wrote: shown inside the widget, or stored in a template.
 */
function authoredContent(element: Element, slot: string): Node {
  const template = element.querySelector(":scope > template[data-authored]");
  if (template instanceof HTMLTemplateElement) return template.content;
  if (element.getAttribute("data-content") === slot) return element;
  return element.querySelector(`[data-content="${slot}"]`) ?? document.createDocumentFragment();
}

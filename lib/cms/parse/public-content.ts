import "server-only";
import { type CssNode, generate, ident, type List, type Rule } from "css-tree";
import { parseCss } from "@/lib/cms/clean/parse-css";
import { isScopeClass } from "@/lib/cms/clean/reserved-names";
import type { PageNode, RenderableNode } from "@/lib/cms/parse/page-node";
import type { SlotView } from "@/lib/cms/parse/part-view";
import { PIECES, serializeNodes, valuesOf } from "@/lib/cms/parse/serialize-nodes";
import { type Widget, type WidgetData, widgetDefinitions } from "@/widgets/definitions";

/**
 * Returns a part's cleaned style sheet without the rules that cannot match anything in the part: those with a class
 * or an id that none of its elements has, and animations no longer used. Authors share one sheet between many pages,
 * and content hidden from anonymous visitors must not be revealed by its style sheet either (R4.6). Rules without a
 * class or an id are kept. Returns the same text where nothing is removed.
 */
export function removeUnusedRules(css: string, nodes: readonly RenderableNode[]): string {
  if (css === "") return css;
  const html = serializeNodes(nodes);
  const sheet = parseCss(css, { parseValue: false, parseAtrulePrelude: false });
  if (sheet.type !== "StyleSheet" || !removeRules(sheet.children, namesIn(html))) return css;
  removeIdleAnimations(sheet.children, html);
  // Regenerated text may have lost the escape that keeps it from ending its element.
  return generate(sheet).replaceAll("</", "<\\/");
}

const CLASS = /\sclass="([^"]*)"/g;
const ID = /\sid="([^"]*)"/g;

/** Returns every class in cleaned HTML as `.name` and every id as `#name`. */
function namesIn(html: string): Set<string> {
  const names = new Set<string>();
  for (const [, , , attributes = ""] of html.matchAll(PIECES)) {
    const classes = valuesOf(attributes, CLASS).flatMap((value) => value.split(/[\t\n\f\r ]+/));
    for (const name of classes) if (name !== "") names.add(`.${name}`);
    for (const id of valuesOf(attributes, ID)) names.add(`#${id}`);
  }
  return names;
}

/** Removes rules that cannot match; returns whether there were any. */
function removeRules(nodes: List<CssNode>, present: ReadonlySet<string>): boolean {
  let removed = false;
  nodes.forEach((node, item) => {
    if (node.type === "Rule") {
      removed = removeSelectors(node, present) || removed;
      if (node.prelude.type === "SelectorList" && node.prelude.children.isEmpty) nodes.remove(item);
    } else if (node.type === "Atrule" && node.block && !isAnimation(node)) {
      removed = removeRules(node.block.children, present) || removed;
      if (node.block.children.isEmpty) nodes.remove(item);
    }
  });
  return removed;
}

function removeSelectors({ prelude }: Rule, present: ReadonlySet<string>): boolean {
  if (prelude.type !== "SelectorList") return false;
  let removed = false;
  prelude.children.forEach((selector, item) => {
    // Names inside `:not(…)` or `:is(…)` need not match; only those of the selector itself must.
    if (selector.type !== "Selector" || !selector.children.some((node) => isAbsent(node, present))) return;
    prelude.children.remove(item);
    removed = true;
  });
  return removed;
}

function isAbsent(node: CssNode, present: ReadonlySet<string>): boolean {
  if (node.type === "ClassSelector") {
    const name = ident.decode(node.name);
    return !isScopeClass(name) && !present.has(`.${name}`);
  }
  return node.type === "IdSelector" && !present.has(`#${ident.decode(node.name)}`);
}

function removeIdleAnimations(nodes: List<CssNode>, html: string): void {
  const rules = nodes.toArray().filter((node) => !isAnimation(node));
  const users = `${html}${rules.map((node) => generate(node)).join("")}`;
  nodes.forEach((node, item) => {
    if (isAnimation(node) && !users.includes(animationName(node))) nodes.remove(item);
  });
}

function animationName(node: CssNode): string {
  return node.type === "Atrule" && node.prelude !== null ? generate(node.prelude) : "";
}

function isAnimation(node: CssNode): boolean {
  return node.type === "Atrule" && /keyframes$/i.test(node.name);
}

type ResolvedWidget = { widget: Widget; deferred?: boolean | undefined; leads?: true | undefined };

/** Returns a widget as the page shows it, with the data loaded for it; a deferred widget never gets `isStatic`. */
export function toSlotView(
  { widget, deferred = false, leads }: ResolvedWidget,
  data: WidgetData | undefined,
): SlotView {
  return {
    widget,
    ...(data === undefined ? {} : { data }),
    ...(deferred ? { deferred } : {}),
    ...(leads === undefined ? {} : { leads }),
    ...(deferred || hydrates(widget, data) ? {} : { isStatic: true }),
  };
}

function hydrates({ type }: Widget, data: WidgetData | undefined): boolean {
  const { hydrateOn } = widgetDefinitions[type];
  // The definition was selected by the widget's type, so the data has the type it expects.
  return typeof hydrateOn === "object" ? !hydrateOn.unless(data as never) : hydrateOn !== "never";
}

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

import "server-only";
import type { z } from "zod";
import { voidElements } from "@/lib/cms/clean/allowed-elements";
import { type CleanElement, type CleanNode, createElement, serializeClean } from "@/lib/cms/clean/clean-tree";
import { type SanitizeContext, sanitize } from "@/lib/cms/clean/sanitize";
import { type FindingCode, FindingList, placeIn } from "@/lib/cms/parse/finding";
import { parseFragment, type RawNode } from "@/lib/cms/parse/parse-fragment";
import { findLeftOut } from "@/lib/cms/widget/json-attribute";
import { type Widget, type WidgetType, widgetDefinitions } from "@/widgets/definitions";

/** One pass stabilises almost every page; nested tables and links broken up by cleaning need another. */
const MAX_READINGS = 5;

/** Characters that may be parsed to find the stable nodes of a part that does not stabilise as a whole. */
const MAX_READ_AGAIN = 500_000;

/**
 * Returns a cleaned authored tree that a browser parses back into the very same tree: its HTML is parsed again until
 * nothing changes. If that never happens, the nodes that are stable on their own are kept and the elements around the
 * fault are left out, with a finding.
 */
export function readUntilStable(authored: RawNode[], source: string, context: SanitizeContext): CleanElement {
  const tree = clean(authored, context);
  const stable = parseUntilEqual(tree, context, source);
  if (stable !== undefined) return stable;
  context.findings.add({ code: "part-cut", detail: "markup" });
  const stableNodes = filterStable(tree.children, context, { left: MAX_READ_AGAIN });
  return parseUntilEqual(rootOf(stableNodes), context) ?? rootOf([]);
}

/** Parses authored HTML; content beyond the size limits is left out, with a finding. */
export function readSource(html: string, findings: FindingList, options?: { locations: boolean }): RawNode[] {
  const { nodes, isTruncated } = parseFragment(html, options);
  if (isTruncated) findings.add({ code: "part-cut", detail: "size" });
  return nodes;
}

function parseUntilEqual(
  tree: CleanElement,
  context: SanitizeContext,
  source?: string,
): CleanElement | undefined {
  let current = tree;
  let text = source;
  for (let reading = 1; reading <= MAX_READINGS; reading += 1) {
    const written = serializeClean(current.children);
    if (written === text) return current;
    if (reading === MAX_READINGS) break;
    text = written;
    // Only problems in the author's own text are reported; later passes parse our own output.
    const own = { ...context, findings: new FindingList() };
    current = clean(readSource(text, own.findings), own);
  }
  return undefined;
}

/**
 * Keeps the nodes that are stable on their own; for others their stable children, in the element where that makes it
 * stable.
 */
function filterStable(
  nodes: readonly CleanNode[],
  context: SanitizeContext,
  budget: { left: number },
): CleanNode[] {
  return nodes.flatMap((node) => {
    const alone = settleAlone(node, context, budget);
    if (alone !== undefined || node.kind === "text") return alone ?? [];
    const children = filterStable(node.children, context, budget);
    return settleAlone({ ...node, children }, context, budget) ?? children;
  });
}

function settleAlone(
  node: CleanNode,
  context: SanitizeContext,
  budget: { left: number },
): CleanNode[] | undefined {
  if (budget.left <= 0) return undefined;
  budget.left -= serializeClean([node]).length;
  return parseUntilEqual(rootOf([node]), context)?.children;
}

function rootOf(children: CleanNode[]): CleanElement {
  return Object.assign(createElement("", null), { children });
}

function clean(nodes: readonly RawNode[], context: SanitizeContext): CleanElement {
  const tree = sanitize(nodes, context);
  resolveWidgets(tree, context.findings);
  return tree;
}

/** Turns each widget candidate into a widget if it is valid; the others stay as authored. */
function resolveWidgets(root: CleanElement, findings: FindingList): void {
  const candidates = collect(root, (element) => element.candidate !== null);
  for (const element of candidates) {
    const type = element.candidate?.type;
    if (type === undefined || type === "event") continue;
    if (type === "login-button" && !isInside(element, "login")) restoreElement(element);
    else resolve(element, type, findings);
  }
  // Inner boxes first, and after every other block: a button that is a block itself is not a dummy button.
  for (const element of candidates.reverse()) {
    if (element.candidate?.type === "event") resolveEvent(element, findings);
  }
}

function resolveEvent(element: CleanElement, findings: FindingList): void {
  const buttons = collect(element, isDummyButton).filter((button) => !hasDummyAbove(button, element));
  const [button] = buttons;
  if (!button || buttons.length > 1) {
    report(element, "event-dummy-button", String(buttons.length), findings);
    restoreElement(element);
    return;
  }
  resolve(element, "event", findings);
  if (element.widget) attach(button, { type: "event-submit", options: {} });
}

function resolve(element: CleanElement, type: WidgetType, findings: FindingList): void {
  const raw = element.candidate?.raw ?? {};
  const options: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries<z.ZodType>(widgetDefinitions[type].options.shape)) {
    const authored = schema.safeParse(raw[name]);
    const answer = authored.success ? authored : schema.safeParse(undefined);
    if (!authored.success) {
      report(element, codeOf(schema, authored.error, raw[name]), name, findings);
      restore(element, name);
    }
    if (!answer.success) {
      restoreElement(element);
      return;
    }
    if (authored.success) {
      for (const position of findLeftOut(schema, raw[name]))
        report(element, "widget-item", `${name} ${position}`, findings);
    }
    if (answer.data !== undefined) options[name] = answer.data;
  }
  attach(element, { type, options } as Widget);
}

function attach(element: CleanElement, widget: Widget): void {
  element.widget = widget;
  for (let above: CleanElement | null = element; above && !above.holdsWidget; above = above.parent)
    above.holdsWidget = true;
}

/** Restores the attributes of an ordinary element. */
function restoreElement(element: CleanElement): void {
  if (element.candidate) element.attributes = element.candidate.plain;
}

function restore(element: CleanElement, name: string): void {
  const plain = element.candidate?.plain[name];
  if (plain === undefined) delete element.attributes[name];
  else element.attributes[name] = plain;
}

function codeOf(schema: z.ZodType, error: z.ZodError, raw: string | undefined): FindingCode {
  const notJson = error.issues.some((issue) => issue.code === "custom" && issue.params?.json === true);
  if (notJson) return "widget-json";
  const finding = schema.meta()?.finding;
  if (finding === "event-id") return "event-id";
  return finding === "action-incomplete" && raw !== undefined ? "action-incomplete" : "widget-attributes";
}

function report(element: CleanElement, code: FindingCode, detail: string, findings: FindingList): void {
  findings.add({ code, detail, widget: `cms-box-${element.candidate?.type}`, ...placeIn(element) });
}

function isDummyButton(element: CleanElement): boolean {
  if (element.foreign || element.widget || element.candidate?.type === "event") return false;
  if (voidElements.has(element.tag)) return false;
  const isBox = element.candidate !== null && element.candidate.type !== "login-button";
  if (isBox && element.tag !== "button") return false;
  return element.tag === "button" || /(?:^|\s)cms-dummy-button(?:\s|$)/.test(element.attributes.class ?? "");
}

function hasDummyAbove(button: CleanElement, box: CleanElement): boolean {
  for (let above = button.parent; above && above !== box; above = above.parent) {
    if (isDummyButton(above)) return true;
  }
  return false;
}

function isInside(element: CleanElement, type: WidgetType): boolean {
  for (let above = element.parent; above; above = above.parent) {
    if (above.widget?.type === type) return true;
  }
  return false;
}

/** Returns the elements below `root` that match, in document order. */
function collect(root: CleanElement, matches: (element: CleanElement) => boolean): CleanElement[] {
  const found: CleanElement[] = [];
  const visit = (element: CleanElement): void => {
    for (const child of element.children) {
      if (child.kind === "text") continue;
      if (matches(child)) found.push(child);
      visit(child);
    }
  };
  visit(root);
  return found;
}

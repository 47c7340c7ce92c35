import type { z } from "zod";
import type { CleanElement } from "@/lib/cms/clean/clean-tree";
import { voidElements } from "@/lib/cms/clean/markup/allowed-elements";
import type { FindingCode, FindingList } from "@/lib/cms/source/finding";
import { findLeftOut } from "@/lib/cms/widget/json-attribute";
import { type Widget, type WidgetType, widgetDefinitions } from "@/widgets/definitions";

/** Turns each widget candidate into a widget if it is valid; the others stay as authored. */
export function resolveWidgets(root: CleanElement, findings: FindingList): void {
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
  const line = element.line === undefined ? {} : { line: element.line };
  findings.add({ code, detail, widget: `cms-box-${element.candidate?.type}`, ...line });
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

import { voidElements } from "@/lib/cms/clean/allowed-elements";
import type { CleanElement } from "@/lib/cms/clean/clean-tree";
import { type FindingList, placeIn } from "@/lib/cms/parse/finding";
import { type BlockName, blocks, type WidgetType, widgetDefinitions } from "@/widgets/definitions";

const BOX = /^cms-box-(.*)$/;
const LOGIN_BUTTON = "cms-login-button";

/** Returns the widget that the element's class names, with its options as authored; null when there is none. */
export function readWidgetCandidate(
  element: CleanElement,
  raw: Readonly<Record<string, string>>,
  findings: FindingList,
): CleanElement["candidate"] {
  const classes = element.attributes.class;
  if (!classes?.includes("cms-")) return null;
  const names = classes.split(/[\t\n\f\r ]+/);
  const type = findType(names, element, findings);
  if (type === null) return null;
  const name = names.find((word) => BOX.test(word)) ?? LOGIN_BUTTON;
  if (element.foreign || voidElements.has(element.tag)) {
    findings.add({ code: "void-widget", detail: element.tag, widget: name, ...placeIn(element) });
    return null;
  }
  const options: Record<string, string> = {};
  for (const option of optionNames(type)) {
    const value = raw[option];
    if (value !== undefined) options[option] = value;
  }
  return { type, raw: options, plain: element.attributes };
}

/** Returns the attributes that a widget of this type reads. */
export function optionNames(type: WidgetType): readonly string[] {
  return Object.keys(widgetDefinitions[type].options.shape);
}

/** Returns whether authors can write a block with this name at the end of its class. */
export function isBlock(name: string): name is BlockName {
  return Object.hasOwn(blocks, name);
}

function findType(names: readonly string[], element: CleanElement, findings: FindingList): WidgetType | null {
  for (const name of names) {
    const type = BOX.exec(name)?.[1];
    if (type === undefined) continue;
    if (isBlock(type)) return type;
    findings.add({ code: "unknown-widget", detail: name, ...placeIn(element) });
  }
  return names.includes(LOGIN_BUTTON) ? "login-button" : null;
}

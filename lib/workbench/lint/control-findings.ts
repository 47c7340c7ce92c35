import "server-only";
import { nearestWord } from "@/lib/base/nearest-word";
import { type AuthoredElement, textIn } from "@/lib/workbench/lint/authored-elements";
import { widgetTypeOf } from "@/lib/workbench/lint/cleaning-findings";
import { findingAt, type LintFinding } from "@/lib/workbench/lint/lint-finding";
import { hasBrokenAttributes } from "@/lib/workbench/lint/source/broken-attributes";

/** Returns the controls that a guest can see and that do nothing: links, buttons, labels, players. */
export function controlFindings(elements: readonly AuthoredElement[]): LintFinding[] {
  const ids = new Set(elements.map(({ attributes }) => attributes.id));
  return elements.flatMap((element) => {
    if (hasBrokenAttributes(element) || element.isForeign) return [];
    const cause = whyDead(element, ids);
    const words = textIn(element).replace(/\s+/g, " ").trim().slice(0, 40) || `<${element.tag}>`;
    return cause === undefined ? [] : [findingAt("dead-control", element.at, words, { cause })];
  });
}

/** Why a control does nothing; the messages have a sentence for each. */
type Cause = "noAddress" | "emptyAddress" | "button" | "label" | "noControls";

const TO_TOP = /\btop\b|위로|맨\s*위|처음으로/i;

function whyDead(element: AuthoredElement, ids: ReadonlySet<string | undefined>): Cause | undefined {
  const { tag, attributes } = element;
  if (tag === "a" || tag === "area") return isGiven(element) ? undefined : whyDeadLink(element);
  if (tag === "button" || (attributes.role === "button" && attributes.href === undefined))
    return isGiven(element) || tag === "summary" ? undefined : "button";
  if (tag === "label") {
    const isOf = attributes.for === undefined || ids.has(attributes.for.trim());
    return isOf ? undefined : "label";
  }
  if ((tag !== "video" && tag !== "audio") || "controls" in attributes) return undefined;
  const playsItself = tag === "video" && "autoplay" in attributes && "muted" in attributes;
  return playsItself ? undefined : "noControls";
}

function whyDeadLink({ attributes, ...element }: AuthoredElement): Cause | undefined {
  const { href } = attributes;
  if (href === undefined) {
    const isAnchor = attributes.name !== undefined || attributes.id !== undefined;
    const isMisspelt = Object.keys(attributes).some((name) => nearestWord(name, ["href"]) !== undefined);
    const isSeen = textIn({ attributes, ...element }).trim() !== "" || element.children.length > 0;
    return isAnchor || isMisspelt || !isSeen ? undefined : "noAddress";
  }
  const isEmpty = /^\s*(?:#?|#(?:none|!|;|void|link)?)\s*$/i.test(href);
  const isToTop = href.includes("#") && TO_TOP.test(textIn({ attributes, ...element }));
  return isEmpty && !isToTop ? "emptyAddress" : undefined;
}

/** Blocks in which a click does something, whatever is clicked. */
const CLICKED = new Set(["action", "share", "event"]);

/** Whether a block gives the element, or what stands around it, an effect of its own. */
function isGiven(element: AuthoredElement): boolean {
  const type = widgetTypeOf(element);
  if (type !== undefined || /cms-(?:login|dummy)-button/.test(element.attributes.class ?? "")) return true;
  // A button that holds a block is another mistake, with a finding of its own.
  if (element.children.some((child) => widgetTypeOf(child) !== undefined)) return true;
  for (let each = element.parent; each !== undefined; each = each.parent) {
    const around = widgetTypeOf(each);
    if (around !== undefined && CLICKED.has(around)) return true;
    if (each.tag === "summary" || /cms-(?:login|dummy)-button/.test(each.attributes.class ?? "")) return true;
  }
  return false;
}

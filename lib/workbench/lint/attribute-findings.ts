import "server-only";
import { nearestWord } from "@/lib/base/text";
import { findAttributeRule } from "@/lib/cms/clean/allowed-attributes";
import type { AuthoredElement } from "@/lib/workbench/lint/authored-elements";
import { widgetTypeOf } from "@/lib/workbench/lint/cleaning-findings";
import { attributesOf, valuesOf } from "@/lib/workbench/lint/element-table";
import { findingAt, type LintFinding } from "@/lib/workbench/lint/lint-finding";
import { hasBrokenAttributes } from "@/lib/workbench/lint/source-text";

/** Attributes without which an element is nothing: a slip in their name costs what it was written for. */
const ESSENTIAL = new Set(["href", "src", "class", "style", "alt", "id"]);
/** Names that other languages of the web have for an attribute. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  classname: "class",
  htmlfor: "for",
  link: "href",
  url: "href",
  source: "src",
  image: "src",
};
/** What other programs leave behind: their own attributes do nothing, and are no slips of an author. */
const PROGRAMS = /^(?:on|data-|xmlns|x-|v-|ng-|_|@|aria-)|[:.$@[\](){}]|^(?:unselectable|jsaction|cms-)/;
/** Classes of a block are read in its options, which have a finding of their own. */
const everywhere = ["class", "style", "id", "title", "lang", "hidden", "role", "align"];

/** Returns attribute names that no attribute has, and values that count as left out. */
export function attributeFindings(elements: readonly AuthoredElement[]): LintFinding[] {
  return elements.flatMap((element) => {
    if (element.isForeign || hasBrokenAttributes(element)) return [];
    return Object.entries(element.attributes).flatMap(([name, value]) => [
      ...findUnknown(element, name),
      ...findUnread(element, name, value),
    ]);
  });
}

function findUnknown(element: AuthoredElement, name: string): LintFinding[] {
  const { tag, attributeAt } = element;
  if (PROGRAMS.test(name)) return findAria(element, name);
  const isKnown =
    findAttributeRule(tag, name) !== null ||
    name === "class" ||
    name === "style" ||
    attributesOf(tag)?.has(name);
  // The options of a block are checked with it; the attributes of an unknown element go with it.
  if (isKnown !== false || widgetTypeOf(element) !== undefined) return [];
  const names = [...new Set([...everywhere, ...(attributesOf(tag) ?? [])])];
  const meant = ELSEWHERE[name];
  const nearest = meant !== undefined && names.includes(meant) ? meant : nearestWord(name, names, near(name));
  return [
    findingAt("unknown-attribute", attributeAt(name), name, {
      nearest,
      severity: nearest !== undefined && ESSENTIAL.has(nearest) ? "error" : "warning",
    }),
  ];
}

const near = (name: string) => (name.length > 3 ? 2 : 1);

const ARIA =
  "activedescendant atomic autocomplete braillelabel brailleroledescription busy checked colcount colindex colspan controls current describedby description details disabled dropeffect errormessage expanded flowto grabbed haspopup hidden invalid keyshortcuts label labelledby level live modal multiline multiselectable orientation owns placeholder posinset pressed readonly relevant required roledescription rowcount rowindex rowspan selected setsize sort valuemax valuemin valuenow valuetext"
    .split(" ")
    .map((name) => `aria-${name}`);

function findAria({ attributeAt }: AuthoredElement, name: string): LintFinding[] {
  return !name.startsWith("aria-") || ARIA.includes(name)
    ? []
    : [findingAt("unknown-attribute", attributeAt(name), name, { nearest: nearestWord(name, ARIA) })];
}

/** The values of the older attributes of looks, of which the table of HTML has only the names. */
const LOOKS: Readonly<Record<string, readonly string[]>> = {
  align: [
    "left",
    "right",
    "center",
    "justify",
    "top",
    "middle",
    "bottom",
    "absmiddle",
    "absbottom",
    "texttop",
    "baseline",
    "char",
  ],
  valign: ["top", "middle", "bottom", "baseline"],
  clear: ["left", "right", "all", "both", "none"],
};

function findUnread({ tag, attributeAt }: AuthoredElement, name: string, value: string): LintFinding[] {
  if (value.trim() === "") return [];
  const say = (allowed: readonly string[]) => [
    findingAt("attribute-value", attributeAt(name), `${name}="${value.slice(0, 40)}"`, {
      nearest: nearestValue(name, value, allowed),
      ...(allowed.length === 0 ? {} : { cause: "choice", allowed: allowed.join(", ") }),
    }),
  ];
  if (name === "class") return /^[.#]\S/.test(value.trim()) ? say([value.trim().slice(1)]) : [];
  const looks = LOOKS[name];
  if (looks !== undefined) return looks.includes(value.trim().toLowerCase()) ? [] : say(looks);
  const rule = findAttributeRule(tag, name);
  if (rule === null) return [];
  const isRead =
    rule instanceof RegExp ? rule.test(value) : typeof rule !== "function" || rule(value) !== null;
  // The site opens links in no other frame, and keeps the order of the focus: what it leaves out there is no slip.
  const isPolicy = name === "tabindex" || name === "preload" || /^_(?:top|parent|new)$/.test(value.trim());
  return isRead || isPolicy ? [] : say(valuesOf(tag, name));
}

function nearestValue(name: string, value: string, allowed: readonly string[]): string | undefined {
  const meant = allowed.length === 1 ? allowed[0] : nearestWord(value.trim(), allowed);
  return meant === undefined ? undefined : `${name}="${meant}"`;
}

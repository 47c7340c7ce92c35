import "server-only";
import {
  type AuthoredElement,
  type AuthoredHtml,
  sheetsIn,
  textIn,
} from "@/lib/workbench/lint/authored-elements";
import { widgetTypeOf } from "@/lib/workbench/lint/cleaning-findings";
import { neverShownFindings } from "@/lib/workbench/lint/hidden-findings";
import { findingAt, type LintFinding } from "@/lib/workbench/lint/lint-finding";
import { readRules } from "@/lib/workbench/lint/style-rules";

/** CSS pixels below which text is hard to read on a phone. */
const LEAST_TEXT = 12;
/** CSS pixels of room for a part on the narrowest phones. */
const PHONE = 320;
/** Letters that fit on one line there; a Korean letter is as wide as two Latin ones. */
const LINE = 44;

/**
 * Returns what is hard or impossible to read, see or understand for a page's readers; `style` is the part's own sheet.
 */
export function usabilityFindings(authored: AuthoredHtml, style = ""): LintFinding[] {
  const { elements } = authored;
  const sheets = [style, ...sheetsIn(elements).map(({ text }) => text)];
  const styleOf = readRules(sheets, authored);
  return [
    ...findSmallText(elements, styleOf),
    ...elements.flatMap((element) => findWide(element, styleOf(element))),
    ...elements.flatMap(findVagueLink),
    ...elements.flatMap(findEmpty),
    ...elements.flatMap(findFileAlt),
    ...elements.flatMap(findRemovedAutoplay),
    ...findEndlessList(elements),
    ...neverShownFindings(elements, sheets, styleOf),
  ];
}

type StyleOf = ReturnType<typeof readRules>;

function findSmallText(elements: readonly AuthoredElement[], styleOf: StyleOf): LintFinding[] {
  const reported = new Set<string>();
  const sizeOf = readSizes(styleOf);
  return elements.flatMap((element) => {
    const { at, attributeAt, attributes } = element;
    const { value, isOwn } = styleOf(element)("font-size");
    const isTiny = element.tag === "font" && attributes.size?.trim() === "1";
    const size = value === undefined ? (isTiny ? 10 : undefined) : sizeOf(element);
    if (size === undefined || size >= LEAST_TEXT || size === 0 || textIn(element).trim() === "") return [];
    const words = value ?? "size=1";
    // A style sheet makes many elements small; only the first is reported.
    if (!isOwn && reported.has(words)) return [];
    reported.add(words);
    return [findingAt("small-text", isOwn ? attributeAt("style") : at, words)];
  });
}

function toPixels(value: string | undefined): number | undefined {
  const [, number, unit = ""] = /^\s*(\d*\.?\d+)(px|pt|rem|em)\s*$/i.exec(value ?? "") ?? [];
  if (number === undefined) return undefined;
  return Number(number) * ({ px: 1, pt: 4 / 3, rem: 16, em: 16 }[unit.toLowerCase()] ?? 1);
}

/** What a heading's text is at least, where no style of its author says it; undefined for what is not known here. */
const HEADING = /^h[1-6]$/;

/** Returns a function that computes the size of an element's text in CSS pixels; undefined where it is not known. */
function readSizes(styleOf: StyleOf): (element: AuthoredElement) => number | undefined {
  const known = new Map<AuthoredElement, number | undefined>();
  const sizeOf = (element: AuthoredElement | undefined, depth = 0): number | undefined => {
    if (element === undefined) return 16;
    if (depth > 200) return undefined;
    if (known.has(element)) return known.get(element);
    const { value } = styleOf(element)("font-size");
    const [, number, unit = ""] = /^\s*(\d*\.?\d+)(em|%)/i.exec(value ?? "") ?? [];
    const isPlain = value === undefined || unit !== "";
    const around =
      isPlain && !(HEADING.test(element.tag) && value === undefined)
        ? sizeOf(element.parent, depth + 1)
        : undefined;
    const part = number === undefined ? 1 : Number(number) / (unit === "%" ? 100 : 1);
    const size = isPlain ? around && around * part : toPixels(value);
    known.set(element, size);
    return size;
  };
  return sizeOf;
}

function findWide(element: AuthoredElement, style: ReturnType<StyleOf>): LintFinding[] {
  const { at, attributeAt } = element;
  const { value: least, isOwn } = style("min-width");
  const pixels = toPixels(least);
  if (pixels !== undefined && pixels > PHONE)
    return [findingAt("too-wide", isOwn ? attributeAt("style") : at, `min-width: ${least}`)];
  const line = style("white-space");
  const isOneLine =
    /^\s*(?:nowrap|pre)\s*$/i.test(line.value ?? "") ||
    element.tag === "pre" ||
    "nowrap" in element.attributes;
  if (!isOneLine || /auto|scroll/i.test(style("overflow-x").value ?? style("overflow").value ?? ""))
    return [];
  const longest = textIn(element)
    .split("\n")
    .map((each) => each.trim())
    .reduce((longest, each) => (widthOf(each) > widthOf(longest) ? each : longest), "");
  return widthOf(longest) > LINE ? [findingAt("too-wide", at, longest.slice(0, 40))] : [];
}

function widthOf(text: string): number {
  return text.length + (text.match(/[\u1100-\uffdc]/g)?.length ?? 0);
}

const VAGUE =
  /^(?:click(?: here| this)?|here|link|this link|more info|여기|여기를? ?클릭(?:하세요|해 ?주세요)?|클릭|클릭하세요|링크|이곳|바로 ?여기)[.!>»→…\s]*$/i;

function findVagueLink(element: AuthoredElement): LintFinding[] {
  const isLink = (element.tag === "a" && "href" in element.attributes) || widgetTypeOf(element) === "action";
  if (!isLink) return [];
  const text = textIn(element).replace(/\s+/g, " ").trim();
  return VAGUE.test(text) ? [findingAt("vague-link", element.at, text)] : [];
}

const NAMED = /^(?:h[1-6]|figcaption|caption|button|summary|a)$/;

function findEmpty(element: AuthoredElement): LintFinding[] {
  const { tag, attributes, at } = element;
  const type = widgetTypeOf(element);
  // Blocks that show what their author puts into them, and nothing else.
  const isAction = type !== undefined && /^(?:action|share|popup|notice)$/.test(type);
  const isAnchorOnly = tag === "a" && !("href" in attributes);
  const isLoginButton = /cms-(?:login|dummy)-button/.test(attributes.class ?? "");
  if ((!NAMED.test(tag) && !isAction) || isAnchorOnly || (isLoginButton && tag !== "button")) return [];
  return hasContent(element)
    ? []
    : [findingAt("empty-element", at, isAction ? `cms-box-${type}` : `<${tag}>`)];
}

function hasContent({ attributes, texts, children, tag }: AuthoredElement): boolean {
  const name = attributes["aria-label"] ?? attributes["aria-labelledby"] ?? attributes.title;
  if ((name ?? "").trim() !== "") return true;
  if (texts.some(({ text }) => /[^\s\u00a0\u200b\ufeff]/.test(text))) return true;
  // A missing description of a picture is a finding of its own.
  if (tag === "img") return attributes.alt === undefined || attributes.alt.trim() !== "";
  return /^(?:video|audio|iframe|svg|object)$/.test(tag) || children.some(hasContent);
}

function findFileAlt({ tag, attributes, attributeAt }: AuthoredElement): LintFinding[] {
  const alt = attributes.alt?.trim() ?? "";
  const isFile =
    /\.(?:jpe?g|png|gif|webp|svg|avif)$/i.test(alt) ||
    /^(?:img|dsc|image|photo|사진|그림|이미지)[\s_-]*\d*$/i.test(alt);
  return tag === "img" && isFile ? [findingAt("file-alt", attributeAt("alt"), alt)] : [];
}

function findRemovedAutoplay({ tag, attributes, attributeAt }: AuthoredElement): LintFinding[] {
  const isRemoved =
    "autoplay" in attributes && (tag === "audio" || (tag === "video" && !("muted" in attributes)));
  return isRemoved ? [findingAt("autoplay-removed", attributeAt("autoplay"), `<${tag} autoplay>`)] : [];
}

/** A list of offers that grows while it is scrolled keeps what stands below it out of reach. */
function findEndlessList(elements: readonly AuthoredElement[]): LintFinding[] {
  const at = elements.findIndex(
    (element) => widgetTypeOf(element) === "promotion" && element.attributes.special === undefined,
  );
  const list = elements[at];
  if (list === undefined) return [];
  const isInside = (element: AuthoredElement): boolean =>
    element === list || (element.parent !== undefined && isInside(element.parent));
  const below = elements.slice(at + 1).find((element) => !isInside(element) && /^h[1-6]$/.test(element.tag));
  return below === undefined ? [] : [findingAt("endless-list", list.at, textIn(below).trim().slice(0, 40))];
}

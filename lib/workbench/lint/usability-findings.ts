import "server-only";
import {
  type AuthoredElement,
  type AuthoredHtml,
  ancestorsOf,
  hasOwnText,
  isNamed,
  sheetsIn,
  textIn,
} from "@/lib/workbench/lint/authored-elements";
import { isBlockButton, widgetTypeOf } from "@/lib/workbench/lint/cleaning-findings";
import { isOperated } from "@/lib/workbench/lint/element-table";
import { neverShownFindings } from "@/lib/workbench/lint/hidden-findings";
import { type Found, findingAt, type LintFinding } from "@/lib/workbench/lint/lint-finding";
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
    ...elements.flatMap((element) => {
      const style = styleOf(element);
      const found = [...findSmallTarget(element, style), ...findRestless(element, style)];
      const wide = findWide(element, style);
      // What scrolls in itself is as wide as it likes.
      const isCut = wide.length > 0 && !ancestorsOf(element).some((each) => scrolls(styleOf(each)));
      return isCut ? [...found, ...wide] : found;
    }),
    ...elements.flatMap(findOddTable),
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

/** CSS pixels that a finger needs in one direction at least (WCAG 2.5.8), and the lines of a text from each other. */
const LEAST_TARGET = 24;
const LEAST_LINE = 0.9;

/** Returns controls that a finger misses, and lines of text that lie over each other. */
function findSmallTarget(element: AuthoredElement, style: ReturnType<StyleOf>): LintFinding[] {
  const sizes = ["width", "height"].map((side) => toPixels(style(side).value) ?? Number.POSITIVE_INFINITY);
  const isSmall = isOperated(element.tag, element.attributes) && Math.max(...sizes) < LEAST_TARGET;
  if (isSmall) return [findingAt("small-text", element.at, `${sizes.join(" × ")} px`, { cause: "target" })];
  const line = style("line-height").value ?? "";
  const [, lines, unit] = /^(\d*\.?\d+)(%|em)?$/i.exec(line) ?? [];
  const isTight = lines !== undefined && Number(lines) / (unit === "%" ? 100 : 1) < LEAST_LINE;
  return isTight && textIn(element).trim().length > LINE
    ? [findingAt("small-text", element.at, `line-height: ${line}`, { cause: "line" })]
    : [];
}

/** Elements that the site keeps within its width, whatever size their author gives them (`authored-content.css`). */
const LIMITED =
  /^(?:div|section|article|aside|header|footer|main|nav|figure|fieldset|center|blockquote|p|ul|ol|dl|pre|table|thead|tbody|tfoot|tr|td|th|img|svg|video|iframe|hr|col|colgroup)$/;

function findWide(element: AuthoredElement, style: ReturnType<StyleOf>): LintFinding[] {
  const { at, attributeAt } = element;
  const fixed = (["min-width", "width", "grid-template-columns"] as const).find((property) => {
    const { value } = style(property);
    if (property === "width" && (LIMITED.test(element.tag) || style("max-width").value !== undefined))
      return false;
    const pixels = property === "grid-template-columns" ? columnsWidth(value) : toPixels(value);
    return pixels !== undefined && pixels > PHONE;
  });
  if (fixed !== undefined && !scrolls(style)) {
    const { value, isOwn } = style(fixed);
    return [findingAt("too-wide", isOwn ? attributeAt("style") : at, `${fixed}: ${value}`)];
  }
  const line = style("white-space");
  // Code is scrolled; words in its place would be, too, which no reader expects.
  const isVerse = element.tag === "pre" && !element.children.some(({ tag }) => tag === "code");
  const isOneLine =
    /^\s*(?:nowrap|pre)\s*$/i.test(line.value ?? "") || isVerse || "nowrap" in element.attributes;
  if (!isOneLine || scrolls(style)) return [];
  const longest = textIn(element)
    .split("\n")
    .map((each) => each.trim())
    .reduce((longest, each) => (widthOf(each) > widthOf(longest) ? each : longest), "");
  return widthOf(longest) > LINE ? [findingAt("too-wide", at, longest.slice(0, 40))] : [];
}

const scrolls = (style: ReturnType<StyleOf>) =>
  /auto|scroll/i.test(style("overflow-x").value ?? style("overflow").value ?? "");

/** Returns the pixels that the columns of a grid take at least; undefined where one of them gives way. */
function columnsWidth(value = ""): number | undefined {
  const columns = value.replace(/repeat\(\s*(\d{1,2})\s*,([^()]*)\)/gi, (_all, times: string, each: string) =>
    ` ${each} `.repeat(Number(times)),
  );
  const widths = columns.trim().split(/\s+/).map(toPixels);
  return widths.reduce(
    (sum, width) => (sum === undefined || width === undefined ? undefined : sum + width),
    0,
  );
}

/** Seconds within which nothing flashes more than three times at most (WCAG 2.3.1), with room for slow starts. */
const FLASH = 0.5;

/** Returns what moves or flashes without end. */
function findRestless({ tag, at }: AuthoredElement, style: ReturnType<StyleOf>): LintFinding[] {
  if (tag === "marquee" || tag === "blink") return [findingAt("restless", at, `<${tag}>`)];
  const animation = style("animation").value ?? "";
  const [, number = "", unit] = /(?:^|[\s,])(\d*\.?\d+)(m?s)\b/i.exec(animation) ?? [];
  const seconds = Number(number) / (unit?.toLowerCase() === "ms" ? 1_000 : 1);
  return /\binfinite\b/i.test(animation) && unit !== undefined && seconds > 0 && seconds <= FLASH
    ? [findingAt("restless", at, `animation: ${animation}`)]
    : [];
}

/** Returns tables of figures without a cell that says what they are, and rows that do not fit below their headings. */
function findOddTable(table: AuthoredElement): Found {
  if (table.tag !== "table" || /^(?:presentation|none)$/.test(table.attributes.role ?? "")) return [];
  const rows = table.children.flatMap((each) => (each.tag === "tr" ? [each] : each.children)).filter(isRow);
  const cells = rows.flatMap(({ children }) => children);
  const isSpanned = cells.some(({ attributes }) => "rowspan" in attributes);
  const widthOfRow = ({ children }: AuthoredElement) =>
    children.reduce((sum, { attributes }) => sum + (Number(attributes.colspan) || 1), 0);
  const [head, ...body] = rows;
  if (head === undefined || isSpanned) return [];
  const width = widthOfRow(head);
  const isEven = body.every((row) => widthOfRow(row) === width);
  const hasHeadings = head.children.length > 1 && head.children.every(({ tag }) => tag === "th");
  if (hasHeadings) {
    const odd = body.find((row) => widthOfRow(row) !== width);
    return odd === undefined
      ? []
      : findingAt("table-cells", odd.at, String(widthOfRow(odd)), {
          cause: "uneven",
          allowed: String(width),
        });
  }
  const isPlain = cells.every(
    (cell) => cell.tag === "td" && cell.children.every(({ children }) => children.length === 0),
  );
  if (!isEven || !isPlain || width === 1 || body.length === 1) return [];
  const isFigures = body.every((row) => row.children.slice(1).some((cell) => FIGURE.test(textIn(cell))));
  return isFigures && !FIGURE.test(textIn(head))
    ? [
        findingAt("table-cells", table.at, textIn(head).replace(/\s+/g, " ").trim().slice(0, 40), {
          cause: "headings",
        }),
      ]
    : [];
}

const isRow = ({ tag, children }: AuthoredElement) => tag === "tr" && children.length > 0;
const FIGURE = /\d/;

function widthOf(text: string): number {
  return text.length + (text.match(/[\u1100-\uffdc]/g)?.length ?? 0);
}

const VAGUE =
  /^(?:click(?: here| this)?|here|link|this link|more info|여기|여기를? ?클릭(?:하세요|해 ?주세요)?|클릭|클릭하세요|링크|이곳|바로 ?여기)[.!>»→…\s]*$/i;

function findVagueLink(element: AuthoredElement): LintFinding[] {
  const isLink = (element.tag === "a" && "href" in element.attributes) || widgetTypeOf(element) === "action";
  if (!isLink) return [];
  const text = textIn(element).replace(/\s+/g, " ").trim();
  const isWordless =
    text !== "" && /^(?:[^\p{L}\p{N}]+|https?:\/\/\S{40,})$/u.test(text) && !isNamed(element);
  return VAGUE.test(text) || isWordless ? [findingAt("vague-link", element.at, text)] : [];
}

const NAMED = /^(?:h[1-6]|figcaption|caption|button|summary|a)$/;

function findEmpty(element: AuthoredElement): LintFinding[] {
  const { tag, attributes, at } = element;
  const type = widgetTypeOf(element);
  // Blocks that show what their author puts into them, and nothing else.
  const isAction = type !== undefined && /^(?:action|share|popup|notice)$/.test(type);
  const isAnchorOnly = tag === "a" && !("href" in attributes);
  if ((!NAMED.test(tag) && !isAction) || isAnchorOnly || (isBlockButton(element) && tag !== "button"))
    return [];
  // The title of a block is one of its options, and names nothing that is pressed.
  return hasContent(isAction ? { ...element, attributes: { ...attributes, title: "" } } : element)
    ? []
    : [findingAt("empty-element", at, isAction ? `cms-box-${type}` : `<${tag}>`)];
}

function hasContent(element: AuthoredElement): boolean {
  const { attributes, children, tag } = element;
  if (isNamed(element) || hasOwnText(element)) return true;
  // A missing description of a picture is a finding of its own.
  if (tag === "img") return attributes.alt === undefined || attributes.alt.trim() !== "";
  return /^(?:video|audio|iframe|svg|object)$/.test(tag) || children.some(hasContent);
}

/** Letters that are heard in one go; nobody can go back in them. */
const LONGEST_ALT = 250;

function findFileAlt({ tag, attributes, attributeAt }: AuthoredElement): LintFinding[] {
  const alt = attributes.alt?.trim() ?? "";
  const isFile =
    /\.(?:jpe?g|png|gif|webp|svg|avif)$/i.test(alt) ||
    /^[^\p{L}\p{N}]+$/u.test(alt) ||
    // A word with as many digits is a name that a camera or a messenger gave.
    /^(?=.*\d{3})(?=.*[a-z_])[\w.-]+$/i.test(alt) ||
    /^(?:img|dsc|image|photo|picture|screenshot|untitled|alt|사진|그림|이미지|스크린샷|캡처|제목 ?없음)[\s_-]*\d*$/i.test(
      alt,
    );
  if (tag !== "img" || (!isFile && alt.length <= LONGEST_ALT)) return [];
  return [findingAt("file-alt", attributeAt("alt"), alt.slice(0, 60), isFile ? {} : { cause: "long" })];
}

function findRemovedAutoplay({ tag, attributes, attributeAt }: AuthoredElement): LintFinding[] {
  const frame = tag === "iframe" ? (attributes.src ?? "") : "";
  if (/[?&]autoplay=(?:1|true)\b/i.test(frame) && !/[?&]muted?=(?:1|true)\b/i.test(frame))
    return [findingAt("autoplay-removed", attributeAt("src"), "autoplay=1")];
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

import "server-only";
import { nearestWord } from "@/lib/base/text";
import { findAttributeRule } from "@/lib/cms/clean/allowed-attributes";
import { optionNames } from "@/lib/cms/clean/widget-candidate";
import { wordOptionsOf } from "@/lib/cms/widget/widget-options";
import { type Locale, localeData, locales } from "@/lib/i18n/locales";
import { decodePath } from "@/lib/routing/route-template";
import { hasRoute, internalLinks, mistakenLinks, routePaths } from "@/lib/workbench/lint/address-findings";
import {
  type AuthoredElement,
  ancestorsOf,
  hasOwnText,
  isNamed,
  textIn,
} from "@/lib/workbench/lint/authored-elements";
import { isBlockButton, widgetTypeOf } from "@/lib/workbench/lint/cleaning-findings";
import { isOperated } from "@/lib/workbench/lint/element-table";
import { findingAt, type LintFinding } from "@/lib/workbench/lint/lint-finding";
import { hasBrokenAttributes } from "@/lib/workbench/lint/source-text";

/** Returns the controls that a guest can see and that do nothing: links, buttons, labels, players. */
export function controlFindings(elements: readonly AuthoredElement[]): LintFinding[] {
  const ids = new Set(elements.map(({ attributes }) => attributes.id));
  const labelled = new Set(
    elements.flatMap(({ tag, attributes }) => (tag === "label" ? attributes.for : [])),
  );
  return elements.flatMap((element) => {
    if (hasBrokenAttributes(element) || element.isForeign) return [];
    const cause = whyDead(element, ids) ?? whyUnnamed(element, labelled);
    const words = textIn(element).replace(/\s+/g, " ").trim().slice(0, 40) || `<${element.tag}>`;
    return cause === undefined ? [] : [findingAt("dead-control", element.at, words, { cause })];
  });
}

/** Why a control does nothing; the messages have a sentence for each. */
type Cause =
  | "noAddress"
  | "emptyAddress"
  | "button"
  | "label"
  | "noControls"
  | "unheard"
  | "unnamed"
  | "unfolds";

/** A field that only chooses, and that nothing names. */
function whyUnnamed(element: AuthoredElement, labelled: ReadonlySet<string | undefined>): Cause | undefined {
  const { tag, attributes } = element;
  const isChooser = tag === "input" && /^(?:radio|checkbox)$/i.test(attributes.type ?? "");
  if (!isChooser || isNamed(element) || labelled.has(attributes.id)) return undefined;
  return ancestorsOf(element).some((each) => each.tag === "label") ? undefined : "unnamed";
}

const TO_TOP = /\btop\b|위로|맨\s*위|처음으로/i;

function whyDead(element: AuthoredElement, ids: ReadonlySet<string | undefined>): Cause | undefined {
  const { tag, attributes } = element;
  const isReached = isOperated(tag, attributes) && !attributes.tabindex?.trim().startsWith("-");
  const isUnheard = (each: AuthoredElement) => each.attributes["aria-hidden"]?.trim() === "true";
  if (isReached && [element, ...ancestorsOf(element)].some(isUnheard)) return "unheard";
  if (tag === "a" || tag === "area") return isGiven(element) ? undefined : whyDeadLink(element);
  if (tag === "button" || (attributes.role === "button" && attributes.href === undefined))
    return isGiven(element) || tag === "summary" ? undefined : "button";
  if (tag === "label") {
    const isOf = attributes.for === undefined || ids.has(attributes.for.trim());
    return isOf ? undefined : "label";
  }
  const isFilled = element.children.some((child) => child.tag !== "summary") || hasOwnText(element);
  if (tag === "details" && !isFilled) return "unfolds";
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
  if (type !== undefined || isBlockButton(element)) return true;
  // A button that holds a block is another mistake, with a finding of its own.
  if (element.children.some((child) => widgetTypeOf(child) !== undefined)) return true;
  return ancestorsOf(element).some((each) => {
    const around = widgetTypeOf(each);
    const isClicked = around !== undefined && CLICKED.has(around);
    return isClicked || each.tag === "summary" || isBlockButton(each);
  });
}

export type ContentContext = {
  /** The language of the version; undefined if it is unknown. */
  locale?: Locale | undefined;
  /** Scheme and host of the site, to recognise absolute links to it. */
  origin?: string | undefined;
  /** Paths of this site that were checked and do not exist. */
  missing?: ReadonlySet<string> | undefined;
  /** Paths of this site's pages, one of which a dead link may have meant. */
  pages?: readonly string[] | undefined;
};

type Rule = (elements: readonly AuthoredElement[], context: ContentContext) => LintFinding[];

/** Returns the problems for the page's readers that cleaning does not report. */
export function contentFindings(
  elements: readonly AuthoredElement[],
  context: ContentContext,
): LintFinding[] {
  return rules.flatMap((rule) => rule(elements, context));
}

const findUnknownOptions: Rule = (elements) =>
  elements.flatMap((element) => {
    const type = widgetTypeOf(element);
    if (type === undefined) return [];
    const options = optionNames(type);
    return Object.keys(element.attributes).flatMap((name) => {
      // Other programs read attributes that begin with data-; blocks do not.
      const plain = name.replace(/^data-/, "");
      const isPrefixed = plain !== name && options.includes(plain) && !(plain in element.attributes);
      const isKnown = options.includes(name) || name === "class" || name === "style" || /^on/.test(name);
      if (!isPrefixed && (isKnown || findAttributeRule(element.tag, name) !== null)) return [];
      return findingAt("unknown-option", element.attributeAt(name), name, {
        nearest: isPrefixed ? plain : nearestWord(name, options),
        widget: `cms-box-${type}`,
      });
    });
  });

const findDeadLinks: Rule = (elements, { origin, missing, pages }) =>
  [...internalLinks(elements, origin), ...routePaths(elements)].flatMap(({ written, path, at }) =>
    hasRoute(path) && missing?.has(path) !== true
      ? []
      : [findingAt("dead-link", at, written, { nearest: nearestPage(path, pages) })],
  );

const findMistakenLinks: Rule = (elements, { missing, pages }) =>
  mistakenLinks(elements).map(({ written, meant, at }) =>
    findingAt("dead-link", at, written, {
      nearest: meant !== undefined && missing?.has(meant) === true ? nearestPage(meant, pages) : meant,
    }),
  );

/** In a short name two edits make another word of it. */
const SHORT_PATH = 8;

/** Returns the page that a path with a slip in it, or without its `/p`, meant. Another number is another page. */
function nearestPage(path: string, pages: readonly string[] = []): string | undefined {
  const name = decodePath(path)?.replace(/\/+$/, "") ?? path;
  const digitsOf = (text: string) => text.replace(/\D/g, "");
  const named = pages.filter((page) => digitsOf(page) === digitsOf(name));
  return (
    named.find((page) => page === `/p${name}`) ?? nearestWord(name, named, name.length > SHORT_PATH ? 2 : 1)
  );
}

const findDeadAnchors: Rule = (elements) => {
  const names = new Set(
    elements.flatMap(({ attributes: { id, name } }) => [id, name].map((each) => each?.normalize("NFC"))),
  );
  return elements.flatMap(({ tag, attributes, attributeAt }) => {
    const named = Object.entries(attributes).flatMap(([attribute, value]) => {
      const [, name] = /^\s*#(.+?)\s*$/.exec(attribute === "href" ? value : "") ?? [];
      if (name !== undefined) return /^top$/i.test(name) ? [] : [{ attribute, name, words: `#${name}` }];
      const rule = findAttributeRule(tag, attribute);
      if (rule === "reference") return [{ attribute, name: value.trim().replace(/^#/, ""), words: value }];
      if (rule !== "ids") return [];
      return value.split(/\s+/).map((each) => ({ attribute, name: each, words: each }));
    });
    return named.flatMap(({ attribute, name, words }) =>
      name === "" || names.has(name) || names.has(decodePath(name) ?? name.normalize("NFC"))
        ? []
        : [findingAt("dead-anchor", attributeAt(attribute), words)],
    );
  });
};

const findMissingAlt: Rule = (elements) =>
  elements.flatMap((element) => {
    const { tag, attributes, at } = element;
    const words = attributes.src ?? tag;
    if (attributes["aria-hidden"] === "true") return [];
    if (tag === "img") return "alt" in attributes ? [] : [findingAt("missing-alt", at, words)];
    return tag !== "iframe" || isNamed(element)
      ? []
      : [findingAt("missing-alt", at, words, { cause: "frame", severity: "warning" })];
  });

const findHeadingOrder: Rule = (elements) => {
  const headings = elements.filter(({ tag }) => /^h[1-6]$/.test(tag));
  const titles = headings.filter(({ tag }) => tag === "h1").slice(1);
  const jumps = headings.slice(1).flatMap(({ tag, at }, index) => {
    const next = Number(headings[index]?.tag[1]) + 1;
    return Number(tag[1]) > next
      ? [findingAt("heading-order", at, tag, { cause: "jump", allowed: `h${next}` })]
      : [];
  });
  return [...titles.map(({ tag, at }) => findingAt("heading-order", at, tag, { cause: "second" })), ...jumps];
};

/**
 * Returns the pattern for text in another script that is reported. Latin text needs six words in a row, because names
 * and brands are shorter; of any other script one word is enough.
 */
const wordsOf = (script: string): RegExp =>
  script === "Latin"
    ? /[A-Za-z][A-Za-z'’-]*(?:[\s,;]+[A-Za-z][A-Za-z'’-]*){5,}/
    : new RegExp(`\\p{Script=${script}}[\\p{Script=${script}}\\s]*`, "u");
const wordsOfScripts = new Map(
  locales.map((locale) => localeData[locale].script).map((script) => [script, wordsOf(script)]),
);
const MAX_QUOTE_LENGTH = 60;

const findWrongLanguage: Rule = (elements, { locale }) => {
  if (locale === undefined) return [];
  const { script } = localeData[locale];
  const own = new RegExp(`\\p{Script=${script}}`, "u");
  const foreign = [...wordsOfScripts].flatMap(([each, words]) => (each === script ? [] : [words]));
  return elements.flatMap((element) => {
    if (/^(?:script|style|template)$/.test(element.tag) || saysItsLanguage(element, locale)) return [];
    return [...element.texts, ...wordsInAttributes(element)].flatMap(({ text, at }) => {
      // Next to the page's own script, Latin words are a name or a quotation; in a Latin text the other script is
      // always reported.
      if (script !== "Latin" && own.test(text)) return [];
      const words =
        foreign.map((pattern) => pattern.exec(text)?.[0]).find(Boolean) ??
        (script === "Latin" || !(SENTENCE.test(text) || BUTTON.test(text)) ? undefined : text);
      return words === undefined
        ? []
        : [findingAt("wrong-language", at, words.trim().slice(0, MAX_QUOTE_LENGTH))];
    });
  });
};

/** Latin words that stand in sentences and on buttons, and in no name of a place or a dish. */
const SENTENCE =
  /^\s*(?:[Bb]ook|[Rr]eserve|[Ss]ee|[Vv]iew|[Rr]ead|[Ll]earn|[Ff]ind|[Cc]lick|[Ss]ign|[Ll]og|[Bb]uy|[Cc]hoose|[Ss]elect|[Cc]all|[Cc]ontact|[Ss]hare|[Cc]lose|[Oo]pen|[Mm]ore)\s+(?:[a-z]+\s*){1,5}[.!]?\s*$/;
/** Buttons whose words are often all written with capitals, which a name of a dish or a place is not. */
const BUTTON =
  /^\s*(?:book|reserve|see|view|read|learn|find|click|sign|log|buy|choose|select|call|contact|share|close)\s+(?:now|more|all|here|in|up|out|us|(?:the |our |a |an |your )?(?:menu|menus|details?|table|tables|seats?|tickets?|offers?|page|location|directions))[.!]?\s*$|\b(?:please|your|our|you|we are|is|are|will|now)\b(?=.*[a-z])[^\d]*[.!?]?$/i;
/** Attributes of any element whose value guests read or hear. */
const READ = ["alt", "title", "aria-label", "placeholder"];
const NAMES = /"(?:name|question)"\s*:\s*"([^"\\]+)"/g;
/** What a question lets guests choose from. */
const CHOICES = /"options"\s*:\s*\[([^\]]*)\]/g;

function wordsInAttributes(element: AuthoredElement) {
  const { tag, attributes, attributeAt } = element;
  const type = widgetTypeOf(element);
  const read = new Set([...READ, ...(type === undefined ? [] : wordOptionsOf(type))]);
  // What an abbreviation stands for is told in the language that it is of.
  if (tag === "abbr") read.delete("title");
  const plain = [...read].map((name) => ({ text: attributes[name] ?? "", at: attributeAt(name) }));
  const inJson = ["items", "question"].flatMap((name) =>
    [...(attributes[name] ?? "").matchAll(NAMES)].map(([, text = ""]) => ({ text, at: attributeAt(name) })),
  );
  const choices = [...(attributes.question ?? "").matchAll(CHOICES)].map(([, text = ""]) => ({
    text,
    at: attributeAt("question"),
  }));
  return [...plain, ...inJson, ...choices].filter(({ text }) => text !== "");
}

/** Returns the texts marked with another language than the one of ours whose letters they have. */
const findMisstatedLanguage: Rule = (elements) =>
  elements.flatMap(({ attributes: { lang = "" }, texts, attributeAt }) => {
    const letters = texts.map(({ text }) => text.replace(/\P{L}/gu, "")).join("");
    const meant = locales.find((locale) => {
      const { script } = localeData[locale];
      return script !== "Latin" && new RegExp(`^\\p{Script=${script}}+$`, "u").test(letters);
    });
    return lang === "" || meant === undefined || lang.toLowerCase().startsWith(meant)
      ? []
      : [findingAt("attribute-value", attributeAt("lang"), `lang="${lang}"`, { nearest: `lang="${meant}"` })];
  });

/** Whether the nearest `lang` attribute marks the element as being in another language than the page. */
function saysItsLanguage(element: AuthoredElement, locale: Locale): boolean {
  const lang = [element, ...ancestorsOf(element)].map(({ attributes }) => attributes.lang).find(Boolean);
  return lang !== undefined && !lang.toLowerCase().startsWith(locale);
}

const rules: readonly Rule[] = [
  findUnknownOptions,
  findDeadLinks,
  findMistakenLinks,
  findDeadAnchors,
  findMissingAlt,
  findHeadingOrder,
  findWrongLanguage,
  findMisstatedLanguage,
];

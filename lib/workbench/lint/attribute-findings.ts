import "server-only";
import { lexer } from "css-tree";
import * as z from "zod/mini";
import { nearestWord, ownEntry, words } from "@/lib/base/text";
import { findAttributeRule } from "@/lib/cms/clean/allowed-attributes";
import { optionNames } from "@/lib/cms/clean/widget-candidate";
import { type EntrySchema, entrySchemaOf } from "@/lib/cms/widget/widget-options";
import type { AuthoredElement } from "@/lib/workbench/lint/authored-elements";
import { widgetTypeOf } from "@/lib/workbench/lint/cleaning-findings";
import { attributesOf, valuesOf } from "@/lib/workbench/lint/element-table";
import { type Found, findingAt, type LintFinding } from "@/lib/workbench/lint/lint-finding";
import { hasBrokenAttributes, readJsonList } from "@/lib/workbench/lint/source-text";

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
    const bare = Object.entries(element.attributes).flatMap(([name, value]) =>
      value === "" && nearestWord(name, everywhere, 1) === undefined ? findUnknown(element, name) : [],
    );
    const [first] = bare;
    if (first !== undefined && bare.length > 1)
      return findingAt("broken-tag", first, bare.map(({ words }) => words).join(" "), { cause: "unquoted" });
    return Object.entries(element.attributes).flatMap(([name, value]) =>
      [findUnknown(element, name), findUnread(element, name, value)].flat(),
    );
  });
}

function findUnknown(element: AuthoredElement, name: string): Found {
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
  const meant = ownEntry(ELSEWHERE, name);
  const nearest = meant !== undefined && names.includes(meant) ? meant : nearestWord(name, names, near(name));
  return findingAt("unknown-attribute", attributeAt(name), name, {
    nearest,
    severity: nearest !== undefined && ESSENTIAL.has(nearest) ? "error" : "warning",
  });
}

const near = (name: string) => (name.length > 3 ? 2 : 1);

const ARIA = words(`
  activedescendant atomic autocomplete braillelabel brailleroledescription busy checked colcount colindex
  colspan controls current describedby description details disabled dropeffect errormessage expanded
  flowto grabbed haspopup hidden invalid keyshortcuts label labelledby level live modal multiline
  multiselectable orientation owns placeholder posinset pressed readonly relevant required roledescription
  rowcount rowindex rowspan selected setsize sort valuemax valuemin valuenow valuetext
`).map((name) => `aria-${name}`);

function findAria({ attributeAt }: AuthoredElement, name: string): Found {
  return !name.startsWith("aria-") || ARIA.includes(name)
    ? []
    : findingAt("unknown-attribute", attributeAt(name), name, { nearest: nearestWord(name, ARIA) });
}

const BOOLEAN = words("true false");
const STATE = words("true false mixed");

/** The values of attributes of which the table of HTML has only the names: older ones of looks, and those of ARIA. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  role: words(`
    alert alertdialog application article banner blockquote button caption cell checkbox code
    columnheader combobox complementary contentinfo definition deletion dialog directory document
    emphasis feed figure form generic grid gridcell group heading img image insertion link list listbox
    listitem log main marquee math menu menubar menuitem menuitemcheckbox menuitemradio meter navigation
    none note option paragraph presentation progressbar radio radiogroup region row rowgroup rowheader
    scrollbar search searchbox separator slider spinbutton status strong subscript superscript switch
    tab table tablist tabpanel term textbox time timer toolbar tooltip tree treegrid treeitem
  `),
  "aria-hidden": BOOLEAN,
  "aria-modal": BOOLEAN,
  "aria-busy": BOOLEAN,
  "aria-atomic": BOOLEAN,
  "aria-disabled": BOOLEAN,
  "aria-required": BOOLEAN,
  "aria-readonly": BOOLEAN,
  "aria-multiselectable": BOOLEAN,
  "aria-selected": BOOLEAN,
  "aria-expanded": BOOLEAN,
  "aria-checked": STATE,
  "aria-pressed": STATE,
  "aria-current": words("page step location date time true false"),
  "aria-live": words("off polite assertive"),
  "aria-haspopup": words("true false menu listbox tree grid dialog"),
  "aria-orientation": words("horizontal vertical"),
  "aria-sort": words("ascending descending none other"),
  align: words("left right center justify top middle bottom absmiddle absbottom texttop baseline char"),
  valign: ["top", "middle", "bottom", "baseline"],
  clear: ["left", "right", "all", "both", "none"],
};

/** More values than an author reads through. */
const MOST_NAMED = 20;

const languages = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** Attributes whose values have a notation of their own. */
const FORMATS: Readonly<Record<string, (value: string) => boolean>> = {
  lang: (value) => {
    try {
      const [language = ""] = Intl.getCanonicalLocales(value);
      return (
        languages.of(language.split("-", 1)[0] ?? "") !== undefined || /^(?:und|mul|zxx)\b/i.test(language)
      );
    } catch {
      return false;
    }
  },
  id: (value) => !/\s/.test(value),
  sizes: (value) =>
    value
      .split(",")
      .every(
        (each) => lexer.match("<length> | auto", each.replace(/^\s*\(.*\)\s+/, "").trim()).error === null,
      ),
  srcset: (value) => {
    const candidates = value.split(/(?<=\s[\d.]+[wx]),\s*|,\s+/).map((each) => each.trim());
    // Of two pictures for the same screens the second is never loaded.
    const screens = new Set(candidates.map((each) => /\s(\S+?),?$/.exec(each)?.[1] ?? "1x"));
    return (
      screens.size === candidates.length &&
      candidates.every((each) => /^\S+(?:\s+(?:\d+w|\d*\.?\d+x))?,?$/.test(each))
    );
  },
  datetime: (value) => {
    const [, day, time] =
      /^(?:(\d{4}-\d\d-\d\d)?(?:[T ]?(\d\d:\d\d)(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:?\d\d)?)?)$/i.exec(
        value,
      ) ?? [];
    if (day !== undefined || time !== undefined)
      return (
        z.optional(z.iso.date()).safeParse(day).success && z.optional(z.iso.time()).safeParse(time).success
      );
    return /^(?:\d{4}(?:-(?:0[1-9]|1[0-2]|W[0-5]\d))?|(?:0[1-9]|1[0-2])-[0-3]\d|P[\dTYMWDHS.]+)$/i.test(
      value,
    );
  },
};

function findUnread({ tag, attributeAt }: AuthoredElement, name: string, value: string): LintFinding[] {
  if (value.trim() === "") return [];
  const say = (allowed: readonly string[]) => [
    findingAt("attribute-value", attributeAt(name), `${name}="${value.slice(0, 40)}"`, {
      nearest: nearestValue(name, value, allowed),
      ...(allowed.length === 0 || allowed.length > MOST_NAMED
        ? {}
        : { cause: "choice", allowed: allowed.join(", ") }),
    }),
  ];
  if (name === "class") {
    // Of a selector's notation; within brackets it is part of a name.
    const classes = value.trim();
    const marks = /[[(]/.test(classes) ? /^$/ : /[,;](?=\s|$|[a-z])/gi;
    const meant = classes.replace(/^[.#](?=\S)/, "").replace(marks, " ");
    return meant === classes ? [] : say([meant.replace(/\s+/g, " ").trim()]);
  }
  const written = value.trim().toLowerCase();
  const known = ownEntry(WORDS, name);
  // A role may be followed by others for browsers that do not know it.
  if (known !== undefined)
    return written.split(/\s+/).every((word) => known.includes(word)) ? [] : say(known);
  const rule = findAttributeRule(tag, name);
  if (rule === null) return [];
  const allowed = valuesOf(tag, name);
  const isListed = allowed.length === 0 || allowed.includes(written);
  const isRead =
    ownEntry(FORMATS, name)?.(value.trim()) ??
    (rule instanceof RegExp ? rule.test(value) : typeof rule !== "function" || rule(value) !== null);
  // The site opens links in no other frame: what it leaves out there is no slip.
  const isPolicy = name === "preload" || /^_(?:top|parent|new)$/.test(written);
  return (isRead && isListed) || isPolicy ? [] : say(allowed);
}

function nearestValue(name: string, value: string, allowed: readonly string[]): string | undefined {
  const meant = allowed.length === 1 ? allowed[0] : nearestWord(value.trim(), allowed);
  return meant === undefined ? undefined : `${name}="${meant}"`;
}

/**
 * Returns what stands in the entries of a block's lists and actions and is not read: keys that the schema does not have,
 * values that do nothing, and links that a list has twice.
 */
export function entryFindings(elements: readonly AuthoredElement[]): LintFinding[] {
  return elements.flatMap((element) => {
    const type = widgetTypeOf(element);
    if (type === undefined) return [];
    return optionNames(type).flatMap((option) => {
      const read = entrySchemaOf(type, option);
      const entries = readJsonList(element.attributes[option]).filter(isRecord);
      if (read === undefined || entries.length === 0) return [];
      const say = (words: string, more: Parameters<typeof findingAt>[3]) =>
        findingAt("block-entry", element.attributeAt(option), words, { widget: `cms-box-${type}`, ...more });
      const targets = entries.map(({ name, ...target }) => JSON.stringify(target));
      const twice =
        option !== "items" ? undefined : targets.findIndex((each, at) => targets.indexOf(each) < at);
      return [
        ...entries.flatMap((entry) => findUnreadEntry(entry, read, say)),
        ...(twice === undefined || twice < 0 ? [] : [say(String(entries[twice]?.name), { cause: "twice" })]),
      ];
    });
  });
}

const isRecord = (entry: unknown): entry is Record<string, unknown> =>
  typeof entry === "object" && entry !== null && !Array.isArray(entry);

function findUnreadEntry(
  entry: Record<string, unknown>,
  schema: EntrySchema,
  say: (words: string, more: Parameters<typeof findingAt>[3]) => LintFinding,
): LintFinding[] {
  const properties = propertiesOf(schema, entry);
  const keys = Object.keys(properties);
  return Object.entries(entry).flatMap(([key, value]) => {
    const property = ownEntry(properties, key);
    if (property === undefined)
      return say(key, {
        cause: "key",
        severity: "error",
        allowed: keys.join(", "),
        nearest: nearestWord(key, keys),
      });
    const values = (property.enum ?? property.examples ?? []).map(String);
    return values.length === 0 || typeof value !== "string" || values.includes(value)
      ? []
      : say(`${key}: ${value}`.slice(0, 60), {
          cause: "value",
          allowed: values.join(", "),
          nearest: nearestWord(value, values),
        });
  });
}

/** Returns the keys of all variants of a schema, or of the one whose constants the entry has. */
function propertiesOf(schema: EntrySchema, entry: Record<string, unknown>): Record<string, EntrySchema> {
  const variants = schema.oneOf ?? schema.anyOf ?? [];
  const isMeant = ({ properties = {} }: EntrySchema) =>
    Object.entries(properties).every(([key, each]) => each.const === undefined || each.const === entry[key]);
  const meant = variants.some(isMeant) ? variants.filter(isMeant) : variants;
  return Object.assign(
    {},
    schema.properties,
    ...[...(schema.allOf ?? []), ...meant].map((each) => propertiesOf(each, entry)),
  );
}

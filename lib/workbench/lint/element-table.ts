import "server-only";
import type { MetaData } from "html-validate";
import html5 from "html-validate/elements/html5";
import { ownEntry, words } from "@/lib/base/text";

/** The elements of HTML: what each may hold, where it may stand, which attributes it has. */
const table = new Map<string, MetaData>(Object.entries(html5));

const known = new Map<string, ReadonlySet<string>>();

/** Returns every attribute that HTML has, or had, for an element; undefined for an unknown element. */
export function attributesOf(tag: string): ReadonlySet<string> | undefined {
  const own = table.get(tag);
  if (own === undefined) return undefined;
  const names =
    known.get(tag) ??
    new Set([
      ...Object.keys(own.attributes ?? {}),
      ...Object.keys(table.get("*")?.attributes ?? {}),
      ...OLDER,
    ]);
  known.set(tag, names);
  return names;
}

/** Attributes of older pages, and of other programs, that the table leaves out. */
const OLDER = words(`
  name rel type width height border align valign bgcolor background color face size hspace vspace clear
  nowrap noshade compact allowfullscreen frameborder scrolling marginwidth marginheight
  webkitallowfullscreen mozallowfullscreen oallowfullscreen msallowfullscreen allowtransparency
  contenteditable spellcheck draggable language ismap lowsrc longdesc summary cellpadding cellspacing
  bordercolor bordercolordark bordercolorlight target title imagesizes imagesrcset itemprop itemscope
  itemtype itemid itemref property loading decoding fetchpriority referrerpolicy allow sandbox srcdoc
  provider media charset defer async crossorigin integrity
`);

/** Returns the words that an attribute may have as its value; none where it is free, or takes other values as well. */
export function valuesOf(tag: string, name: string): readonly string[] {
  const entries = table.get(tag)?.attributes?.[name] ?? table.get("*")?.attributes?.[name];
  const words =
    entries !== undefined && entries !== null && !Array.isArray(entries) ? (entries.enum ?? []) : [];
  // What begins with a slash is a pattern.
  const isFree = words.some((word) => typeof word !== "string" || word.startsWith("/"));
  return isFree ? [] : words.map(String).filter((word) => word !== "");
}

/** Whether HTML has such an element, or had one. */
export function isElement(tag: string): boolean {
  return table.has(tag);
}

/** Whether a start tag of this name ends an open element, whose end tag may then be left out. */
export function endsOpen(open: string, tag: string): boolean {
  return table.get(open)?.implicitClosed?.includes(tag) === true;
}

/** Elements whose content is of certain elements only: lists, tables and the like; headings hold no blocks. */
const STRICT = new Set(
  words(`
  ul ol menu dl table thead tbody tfoot tr colgroup picture h1 h2 h3 h4 h5 h6 summary select hgroup
`),
);

/** Whether an element may stand directly in another; true where that is a matter of taste. */
export function mayHold(parent: string, tag: string): boolean {
  const permitted = table.get(parent)?.permittedContent;
  if (!STRICT.has(parent) || permitted === undefined || !table.has(tag)) return true;
  return permitted.some((each) => {
    const name = String(each).replace(/[?*]$/, "");
    return name === tag || (name.startsWith("@") && isOf(tag, name.slice(1)));
  });
}

/** Whether text may stand directly in an element. */
export function mayHoldText(tag: string): boolean {
  return !STRICT.has(tag) || mayHold(tag, "span");
}

function isOf(tag: string, category: string): boolean {
  const meta: Readonly<Record<string, unknown>> = { ...table.get(tag) };
  // What an element is depends for some on its attributes; those count as all that they may be.
  return category === "script"
    ? /^(?:script|template)$/.test(tag)
    : meta[category] !== undefined && meta[category] !== false;
}

/** Returns the elements in one of which this one has to stand; none where it may stand anywhere. */
export function placesOf(tag: string): readonly string[] {
  const { permittedParent = [], requiredAncestors = [] } = table.get(tag) ?? {};
  const parents = permittedParent.filter(
    (each): each is string => typeof each === "string" && each !== "template",
  );
  const above = requiredAncestors
    .flatMap((path) => path.split(" > ").slice(-2, -1))
    .filter((each) => each !== "template");
  return [...new Set([...parents, ...above, ...(ownEntry(HOLDERS, tag) ?? [])])];
}

/** Whether an element stands where it may, by the names of those around it, the nearest first. */
export function isAtHome(tag: string, around: readonly string[]): boolean {
  const paths = table.get(tag)?.requiredAncestors?.filter((path) => path.includes(" > "));
  return paths === undefined || paths.length === 0
    ? placesOf(tag).includes(around[0] ?? "")
    : paths.some((path) => {
        const parents = path.split(" > ").slice(0, -1).reverse();
        return parents.every((parent, index) => parent === around[index]);
      });
}

/** Parents that the table states from the other side only. */
const HOLDERS: Readonly<Record<string, readonly string[]>> = {
  td: ["tr"],
  th: ["tr"],
  tr: ["table", "thead", "tbody", "tfoot"],
  thead: ["table"],
  tbody: ["table"],
  tfoot: ["table"],
  caption: ["table"],
  col: ["colgroup", "table"],
  colgroup: ["table"],
  summary: ["details"],
  figcaption: ["figure"],
  source: ["picture", "video", "audio"],
  track: ["video", "audio"],
  legend: ["fieldset"],
  area: ["map"],
};

/** Returns the child that has to stand before all others and does not; undefined where the order is right. */
export function lateIn(tag: string, children: readonly string[]): string | undefined {
  // Sounds and films are found behind their subtitles as well.
  const order = /^(?:audio|video)$/.test(tag) ? [] : (table.get(tag)?.permittedOrder ?? []);
  const [first, ...others] = order.map(String);
  const at = first === undefined ? -1 : children.lastIndexOf(first);
  return children.slice(0, Math.max(0, at)).some((child) => others.includes(child)) ? first : undefined;
}

/** Returns the elements without one of which another is of no use. */
export function neededIn(tag: string): readonly string[] {
  return tag === "picture" ? ["img"] : (table.get(tag)?.requiredContent ?? []).map(String);
}

/** Whether guests can operate an element, so that it cannot stand in another that they operate. */
export function isOperated(tag: string, attributes: Readonly<Record<string, string>>): boolean {
  return (tag === "a" && "href" in attributes) || /^(?:button|summary|select|textarea|iframe)$/.test(tag);
}

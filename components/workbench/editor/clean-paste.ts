import { words } from "@/lib/base/text";

/** What was left out of a pasted text: pictures, which have to be uploaded, and the looks of an office program. */
export type CleanPaste = { html: string; pictures: number; hadLooks: boolean };

const KEPT = new Set(
  words(`
  A B STRONG I EM U SUB SUP BR P H1 H2 H3 H4 H5 H6 UL OL LI TABLE THEAD TBODY TR TD TH BLOCKQUOTE HR
`),
);
const DROPPED = new Set(words("STYLE SCRIPT META LINK TITLE HEAD XML OBJECT O:P"));
const BLOCKS = /^(?:P|H[1-6]|UL|OL|LI|TABLE|THEAD|TBODY|TR|TD|TH|BLOCKQUOTE|HR|DIV)$/;
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  A: ["href"],
  TD: ["colspan", "rowspan"],
  TH: ["colspan", "rowspan"],
};
/** What Word, Hangul and spreadsheets leave in the text that they copy. */
const OFFICE = /class="?Mso|mso-|xmlns:o=|hwp|docs-internal|urn:schemas-microsoft-com|HNC|<font|style=/i;

/**
 * Returns pasted HTML as an author would have written it: headings, paragraphs, lists, tables, links and emphasis, and
 * nothing of how another program shows them. Undefined where nothing is formatted, or the text itself is HTML source.
 */
export function cleanPaste(pasted: string): CleanPaste | undefined {
  const { body } = new DOMParser().parseFromString(pasted, "text/html");
  // Out of a mail, a code block or the source of a page: the clipboard has it as plain text, too.
  if (isHtmlSource(body.textContent ?? "")) return undefined;
  if (
    body.querySelector(
      "p, h1, h2, h3, h4, li, table, a[href], b, strong, i, em, s, del, strike, img, [style*=line-through], [style*=font-weight]",
    ) === null
  )
    return undefined;
  restoreWordLists(body);
  const pictures = body.querySelectorAll("img").length;
  const html = write(body)
    .replace(/[ \t]+\n/g, "\n")
    .replace(/\n{2,}/g, "\n")
    .trim();
  return { html, pictures, hadLooks: OFFICE.test(pasted) };
}

/** Whether a text is itself HTML, as its author wrote it. */
export function isHtmlSource(text: string): boolean {
  return (
    /^\s*<(?:!doctype\b|!--|\/?[a-z][\w-]*(?:\s[^<>]*)?\/?>)/i.test(text) &&
    /<\/[a-z][\w-]*\s*>|\/>/i.test(text)
  );
}

function write(node: Node): string {
  // What was struck out stands apart from what took its place.
  return [...node.childNodes]
    .map(writeOne)
    .join("")
    .replace(/<\/s>(?=[^\s<.,;:)!?])/g, "</s> ");
}

const BOLD = /font-weight\s*:\s*(?:bold|[6-9]00)/i;
/** Emphasis by a style, as documents of Google and web pages have it, as the element that says it. */
const LOOKS: readonly (readonly [string, RegExp])[] = [
  ["s", /text-decoration(?:-line)?\s*:[^;]*line-through/i],
  ["b", BOLD],
  ["i", /font-style\s*:\s*italic/i],
];

/** Returns the emphasis that an element gives its text, whether by its name or by its style. */
function emphasisOf({ tagName }: Element, style: string): string[] {
  const byStyle = LOOKS.filter(([, look]) => look.test(style)).map(([name]) => name);
  // Around a whole document stands a bold element that is not bold.
  const isPlain = /^(?:B|STRONG)$/.test(tagName) && /font-weight\s*:\s*(?:normal|[1-5]00)/i.test(style);
  const byName = /^(?:S|STRIKE|DEL)$/.test(tagName)
    ? "s"
    : /^(?:B|STRONG|I|EM|U|SUB|SUP)$/.test(tagName) && !isPlain
      ? tagName.toLowerCase()
      : undefined;
  const same: Readonly<Record<string, string>> = { strong: "b", em: "i" };
  return [
    ...(byName === undefined ? [] : [byName]),
    ...byStyle.filter((name) => name !== byName && name !== same[byName ?? ""]),
  ];
}

function emphasise(text: string, names: readonly string[]): string {
  const [, before = "", inside = "", behind = ""] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  return inside === ""
    ? text
    : before +
        names.map((name) => `<${name}>`).join("") +
        inside +
        names
          .toReversed()
          .map((name) => `</${name}>`)
          .join("") +
        behind;
}

function writeOne(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE)
    return escapeText((node.textContent ?? "").replace(/[\u200b\ufeff]/g, "").replace(/[\s\u00a0]+/g, " "));
  if (!(node instanceof Element) || DROPPED.has(node.tagName) || node.tagName === "IMG") return "";
  const { tagName } = node;
  if (tagName === "BR") return "<br>";
  const inside = write(node);
  const style = node.getAttribute("style") ?? "";
  const isBlock = BLOCKS.test(tagName) || /display\s*:\s*(?:block|flex|grid)/i.test(style);
  if (inside.trim() === "" && tagName !== "HR" && tagName !== "TD" && tagName !== "TH")
    return isBlock ? "\n" : inside;
  const name = nameOf(node);
  const isLink = tagName === "A" && !/^\s*(?:#|javascript:|$)/i.test(node.getAttribute("href") ?? "");
  const emphasis =
    /^(?:H[1-6]|TABLE|TBODY|THEAD|TR|UL|OL|TH)$/.test(tagName) || name === "th"
      ? []
      : emphasisOf(node, style);
  if (!isBlock && !isLink) {
    const isApart = /display\s*:\s*inline-(?:block|flex)/i.test(style);
    return isApart ? ` ${emphasise(inside, emphasis)} ` : emphasise(inside, emphasis);
  }
  if (!KEPT.has(tagName)) return isBlock ? `\n${emphasise(inside, emphasis)}\n` : inside;
  const attributes = (ATTRIBUTES[tagName] ?? []).flatMap((each) =>
    node.hasAttribute(each)
      ? ` ${each}="${escapeText(node.getAttribute(each) ?? "").replaceAll('"', "&quot;")}"`
      : [],
  );
  const trimmed = emphasise(inside, isBlock && !/^\s*</.test(inside) ? emphasis : []).trim();
  const text = !isBlock
    ? inside
    : trimmed.startsWith("<") && inside.startsWith("\n")
      ? `\n${trimmed}\n`
      : trimmed;
  return isBlock
    ? `\n<${name}${attributes.join("")}${name === "th" ? ' scope="col"' : ""}>${name === "th" ? text.replace(/<\/?(?:b|strong)>/g, "") : text}</${name}>\n`
    : `<${name}${attributes.join("")}>${text}</${name}>`;
}

/** Returns an element's name; a cell of a table's first row is a heading where its program shows it as one. */
function nameOf(node: Element): string {
  const row = node.parentElement;
  if (node.tagName !== "TD" || row === null) return node.tagName.toLowerCase();
  const table = row.closest("table");
  const isFirst = table?.querySelector("tr") === row && table.querySelectorAll("tr").length > 1;
  const cells = [...row.children];
  const isHeading = row.parentElement?.tagName === "THEAD" || cells.every(isShownAsHeading);
  return isFirst && cells.length > 1 && isHeading ? "th" : "td";
}

function isShownAsHeading(cell: Element): boolean {
  const styled = [cell, ...cell.querySelectorAll("[style]")];
  return (
    cell.tagName === "TH" ||
    cell.querySelector("b, strong") !== null ||
    styled.some((each) => BOLD.test(each.getAttribute("style") ?? ""))
  );
}

/** Returns a text as it can stand between tags. */
export function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

/**
 * Makes lists of the paragraphs by which Word writes them: each names its level, and holds its bullet or number as
 * text.
 */
function restoreWordLists(body: Element): void {
  let open: { list: Element; level: number }[] = [];
  for (const item of body.querySelectorAll("p[style*='mso-list']")) {
    const level = Number(/mso-list:[^;]*level(\d)/.exec(item.getAttribute("style") ?? "")?.[1]);
    if (Number.isNaN(level)) continue;
    const [top] = open;
    if (top === undefined || item.previousElementSibling !== top.list) open = [];
    open = open.filter((outer) => outer.level <= level);
    const mark = item.querySelector("[style*='mso-list:Ignore']");
    if (open.at(-1)?.level !== level) {
      const list = body.ownerDocument.createElement(isNumber(mark?.textContent) ? "ol" : "ul");
      const outer = open.at(-1)?.list;
      if (outer === undefined) item.before(list);
      else (outer.lastElementChild ?? outer).append(list);
      open.push({ list, level });
    }
    mark?.remove();
    const entry = body.ownerDocument.createElement("li");
    entry.append(...item.childNodes);
    open.at(-1)?.list.append(entry);
    item.remove();
  }
}

/** Whether a mark counts, such as `1.`, `a)` or `가.`; a bullet is a sign, or the letter `o` of a font of signs. */
function isNumber(mark = ""): boolean {
  return /^\s*\(?[\p{L}\p{N}]+[.)]/u.test(mark);
}

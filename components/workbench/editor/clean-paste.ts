/** What was left out of a pasted text: pictures, which have to be uploaded, and the looks of an office program. */
export type CleanPaste = { html: string; pictures: number; hadLooks: boolean };

const KEPT = new Set(
  "A B STRONG I EM U S SUB SUP BR P H1 H2 H3 H4 H5 H6 UL OL LI TABLE THEAD TBODY TR TD TH BLOCKQUOTE HR".split(
    " ",
  ),
);
const DROPPED = new Set("STYLE SCRIPT META LINK TITLE HEAD XML OBJECT O:P".split(" "));
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
  if (body.querySelector("p, h1, h2, h3, h4, li, table, a[href], b, strong, i, em, img") === null)
    return undefined;
  restoreWordLists(body);
  const pictures = body.querySelectorAll("img").length;
  const html = write(body)
    .replace(/[ \t]+\n/g, "\n")
    .replace(/\n{2,}/g, "\n")
    .trim();
  return { html, pictures, hadLooks: OFFICE.test(pasted) };
}

function write(node: Node): string {
  return [...node.childNodes].map(writeOne).join("");
}

function writeOne(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE)
    return escapeText((node.textContent ?? "").replace(/[\s\u00a0]+/g, " "));
  if (!(node instanceof Element) || DROPPED.has(node.tagName) || node.tagName === "IMG") return "";
  const { tagName } = node;
  if (tagName === "BR") return "<br>";
  const inside = write(node);
  const isBlock = BLOCKS.test(tagName);
  if (inside.trim() === "" && tagName !== "HR" && tagName !== "TD" && tagName !== "TH")
    return isBlock ? "\n" : inside;
  const name = tagName.toLowerCase();
  if (!KEPT.has(tagName) || (tagName === "A" && !node.hasAttribute("href")))
    return isBlock ? `\n${inside}\n` : inside;
  const attributes = (ATTRIBUTES[tagName] ?? []).flatMap((each) =>
    node.hasAttribute(each)
      ? ` ${each}="${escapeText(node.getAttribute(each) ?? "").replaceAll('"', "&quot;")}"`
      : [],
  );
  const trimmed = inside.trim();
  const text = !isBlock
    ? inside
    : trimmed.startsWith("<") && inside.startsWith("\n")
      ? `\n${trimmed}\n`
      : trimmed;
  return isBlock
    ? `\n<${name}${attributes.join("")}>${text}</${name}>\n`
    : `<${name}${attributes.join("")}>${text}</${name}>`;
}

function escapeText(text: string): string {
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

import { restoreWordLists } from "@/components/workbench/editor/word-lists";

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

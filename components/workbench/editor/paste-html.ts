import type { EditorView } from "@codemirror/view";
import { escapeText, isHtmlSource } from "@/components/workbench/editor/clean-paste";
import {
  describeElement,
  HOLDS_BLOCKS,
  nodesAround,
  parseText,
} from "@/components/workbench/editor/written-elements";

/**
 * Returns the offset nearest to the cursor, and not before it, at which a new element is valid: in no tag, comment,
 * list, row, paragraph or heading. At the very beginning of a written page, where nobody has put the cursor, it is the
 * end: a new element stands above no heading by itself.
 */
export function findInsertPlace(text: string, cursor: number): number {
  if (cursor === 0 && text.trim() !== "") return text.length;
  let place = cursor;
  for (const node of nodesAround(parseText(text).resolveInner(cursor, 0))) {
    if (!(node.from < place && place < node.to) || node.name === "Text" || node.type.isTop) continue;
    const element = describeElement(node, text);
    // In the start tag of a block its options are written; whatever is inserted there stands behind it.
    const isHeld = element !== undefined && (element.block === undefined || cursor >= element.inside.from);
    if (isHeld && HOLDS_BLOCKS.test(element.tag)) return place;
    place = node.to;
  }
  return place;
}

/** Where in the text of a page something is pasted: in its content, in a tag, or in the value of an attribute. */
export type PasteContext =
  | { kind: "content" }
  | { kind: "code" }
  | { kind: "value"; quote: string; isJson: boolean };

/** Returns in what the cursor stands. */
export function readPasteContext(text: string, cursor: number): PasteContext {
  for (const node of nodesAround(parseText(text).resolveInner(cursor, -1))) {
    const isWithin = node.from < cursor && cursor < node.to;
    if (node.name === "AttributeValue" && (isWithin || cursor === node.to)) {
      const [quote = ""] = text.slice(node.from, node.from + 1).match(/["']/) ?? [];
      const isBehind =
        quote !== "" && cursor === node.to && text[node.to - 1] === quote && node.to - node.from > 1;
      if (isBehind) return { kind: "code" };
      return { kind: "value", quote, isJson: /^["']?\s*[[{]/.test(text.slice(node.from, node.to)) };
    }
    const isCode =
      /^(?:OpenTag|CloseTag|SelfClosingTag|MismatchedCloseTag|Comment|ScriptText|StyleText|Script|StyleSheet)$/.test(
        node.name,
      );
    if (isCode && isWithin) return { kind: "code" };
  }
  return { kind: "content" };
}

/** Returns a plain text as it can stand in the value of an attribute, on one line. */
export function toValue(plain: string, { quote, isJson }: { quote: string; isJson: boolean }): string {
  const line = plain.replace(/\s+/g, " ").trim();
  const text = isJson ? JSON.stringify(line).slice(1, -1) : line;
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  if (quote === "'") return escaped.replaceAll("'", "&#39;");
  return quote === '"'
    ? escaped.replaceAll('"', "&quot;")
    : escaped.replace(/["'\s>=]/g, (each) => `&#${each.charCodeAt(0)};`);
}

/**
 * Inserts what was pasted in a form that authors can use; true where that was done. In the value of an attribute that is
 * its text alone, on one line. `toText` returns what to insert for HTML, or undefined for the browser's own.
 */
export function pasteHtml(
  event: ClipboardEvent,
  view: EditorView,
  toText: (html: string) => string | undefined,
): boolean {
  const data = event.clipboardData;
  const plain = data?.getData("text/plain") ?? "";
  const context = readPasteContext(view.state.doc.toString(), view.state.selection.main.from);
  if (context.kind === "code" && plain !== "") return false;
  if (context.kind === "value" && plain !== "") return insert(event, view, toValue(plain, context));
  // A picture by itself is a text of nothing but a picture: its author is told where it belongs.
  const isPicture = [...(data?.files ?? [])].some(({ type }) => type.startsWith("image/"));
  const pasted = data?.getData("text/html") || (isPicture ? "<img>" : "");
  const text = pasted === "" ? toParagraphs(plain) : toText(pasted);
  return text === undefined ? false : insert(event, view, text);
}

function insert(event: Event, view: EditorView, text: string): boolean {
  event.preventDefault();
  view.dispatch(view.state.replaceSelection(text));
  return true;
}

/** Returns the lines of a plain text, as of a chat, as paragraphs; undefined for one line, and for HTML source. */
function toParagraphs(plain: string): string | undefined {
  const text = plain.replace(/\r\n?/g, "\n").trim();
  if (!text.includes("\n") || isHtmlSource(text)) return undefined;
  return text
    .split(/\n\s*\n/)
    .map(
      (paragraph) =>
        `<p>${paragraph
          .split("\n")
          .map((line) => escapeText(line.trim()))
          .join("<br>\n")}</p>`,
    )
    .join("\n");
}

/**
 * Takes what is dropped from outside of the editor; true where that was done. A file is not written into the text: of a
 * picture its author is told where it belongs. In a tag, nothing but the text is inserted.
 */
export function dropOn(
  event: DragEvent,
  view: EditorView,
  toText: (html: string) => string | undefined,
): boolean {
  const data = event.dataTransfer;
  if (data === null) return false;
  if (data.files.length > 0) {
    event.preventDefault();
    if ([...data.files].some(({ type }) => type.startsWith("image/"))) toText("<img>");
    return true;
  }
  const address = data.getData("text/uri-list").split("\n", 1)[0]?.trim() ?? "";
  const place = view.posAtCoords({ x: event.clientX, y: event.clientY });
  if (address === "" || place === null) return false;
  const context = readPasteContext(view.state.doc.toString(), place);
  if (context.kind === "content") return false;
  event.preventDefault();
  if (context.kind === "value")
    view.dispatch({ changes: { from: place, insert: toValue(address, context) } });
  return true;
}

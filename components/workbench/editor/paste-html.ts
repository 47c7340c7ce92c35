import type { EditorView } from "@codemirror/view";
import { escapeText, isHtmlSource } from "@/components/workbench/editor/clean-paste";
import { readPasteContext, toValue } from "@/components/workbench/editor/insert-place";

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

import type { EditorView } from "@codemirror/view";

/**
 * Inserts what was pasted as HTML in a form that authors can use; true where that was done. `toText` returns what to
 * insert, or undefined for the browser's own.
 */
export function pasteHtml(
  event: ClipboardEvent,
  view: EditorView,
  toText: (html: string) => string | undefined,
): boolean {
  const data = event.clipboardData;
  // A picture by itself is a text of nothing but a picture: its author is told where it belongs.
  const isPicture = [...(data?.files ?? [])].some(({ type }) => type.startsWith("image/"));
  const pasted = data?.getData("text/html") || (isPicture ? "<img>" : "");
  const text = pasted === "" ? undefined : toText(pasted);
  if (text === undefined) return false;
  event.preventDefault();
  view.dispatch(view.state.replaceSelection(text));
  return true;
}

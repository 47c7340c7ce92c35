/** @jest-environment jsdom */
import { EditorState } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { type CleanPaste, cleanPaste } from "@/components/workbench/editor/clean-paste";
import { pasteHtml } from "@/components/workbench/editor/paste-html";

/** Pastes into an editor with one paragraph selected at its end. */
function paste(types: readonly string[], html: string) {
  const doc = "<p>Winter</p>";
  const view = new EditorView({ state: EditorState.create({ doc, selection: { anchor: doc.length } }) });
  const said: (CleanPaste | undefined)[] = [];
  const event = new Event("paste", { cancelable: true });
  Object.assign(event, { clipboardData: { files: types.map((type) => ({ type })), getData: () => html } });
  const isDone = pasteHtml(event as ClipboardEvent, view, (pasted) => {
    const cleaned = cleanPaste(pasted);
    said.push(cleaned);
    return cleaned?.html;
  });
  return { isDone, said, text: view.state.doc.toString(), isPrevented: event.defaultPrevented };
}

test("a picture by itself writes nothing, and its author can be told where it belongs (R11.4)", () => {
  const { isDone, said, text, isPrevented } = paste(["image/png"], "");
  expect([isDone, isPrevented, text]).toEqual([true, true, "<p>Winter</p>"]);
  expect(said).toEqual([expect.objectContaining({ pictures: 1 })]);
});

test("text by itself is the browser's own to paste, and HTML is cleaned (R11.4)", () => {
  expect(paste([], "")).toMatchObject({ isDone: false, isPrevented: false, said: [] });
  expect(paste(["image/png"], '<p style="margin:0">Tea</p>').text).toBe("<p>Winter</p><p>Tea</p>");
});

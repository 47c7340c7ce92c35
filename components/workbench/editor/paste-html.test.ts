/** @jest-environment jsdom */
import { EditorState } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { type CleanPaste, cleanPaste } from "@/components/workbench/editor/clean-paste";
import { dropOn, pasteHtml } from "@/components/workbench/editor/paste-html";

/** Pastes into an editor, at the `|` of its text. */
function paste(types: readonly string[], html: string, plain = "", written = "<p>Winter</p>|") {
  const anchor = written.indexOf("|");
  const doc = written.replace("|", "");
  const view = new EditorView({ state: EditorState.create({ doc, selection: { anchor } }) });
  const said: (CleanPaste | undefined)[] = [];
  const event = new Event("paste", { cancelable: true });
  Object.assign(event, {
    clipboardData: {
      files: types.map((type) => ({ type })),
      getData: (type: string) => (type === "text/html" ? html : plain),
    },
  });
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

test("lines of a chat stay lines, and HTML source stays as it is (R11.4)", () => {
  expect(paste([], "", "Hello\nTea & cake\n\nBye", "|").text).toBe(
    "<p>Hello<br>\nTea &amp; cake</p>\n<p>Bye</p>",
  );
  expect(paste([], "", "<h1>A</h1>\n<p>B</p>", "|").isDone).toBe(false);
  const source = "<pre>&lt;h1&gt;A&lt;/h1&gt;</pre>";
  expect(paste([], source, "<h1>A</h1>", "|")).toMatchObject({ isDone: false });
});

test("in an attribute only the text is pasted, and it ends neither the value nor its JSON (R11.4)", () => {
  const bold = "<b>Chef's</b>";
  expect(paste([], bold, "Chef's", '<img alt="|">').text).toBe('<img alt="Chef\'s">');
  expect(paste([], bold, 'Chef\'s "table"', `<div items='[{"name":"|"}]'></div>`).text).toBe(
    `<div items='[{"name":"Chef&#39;s \\"table\\""}]'></div>`,
  );
  expect(paste([], bold, "class", "<p | id=a>").isDone).toBe(false);
});

test("a dropped file writes nothing, wherever the pointer is (R11.4)", () => {
  const view = new EditorView({ state: EditorState.create({ doc: "<p>A</p>" }) });
  const said: string[] = [];
  const event = new Event("drop", { cancelable: true });
  Object.assign(event, { dataTransfer: { files: [{ type: "image/png" }], getData: () => "" } });
  expect(dropOn(event as DragEvent, view, (html) => void said.push(html))).toBe(true);
  expect([event.defaultPrevented, view.state.doc.toString(), said]).toEqual([true, "<p>A</p>", ["<img>"]]);
});

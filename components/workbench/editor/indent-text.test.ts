import { html } from "@codemirror/lang-html";
import { EditorState } from "@codemirror/state";
import { indentText } from "@/components/workbench/editor/html-editor";

const indent = (doc: string) => {
  const state = EditorState.create({ doc, extensions: html() });
  return indentText(state).apply(state.doc).toString();
};

test("lines are indented by what they stand in (R11.4)", () => {
  expect(indent("<ul>\n<li>\n<b>A</b>\n</li>\n      </ul>")).toBe(
    "<ul>\n  <li>\n    <b>A</b>\n  </li>\n</ul>",
  );
});

test("text whose spaces are shown stays as it is (R11.4)", () => {
  const spaced = "<pre>\n   a\n b\n</pre>";
  expect(indent(`<div>\n<p>A</p>\n</div>\n${spaced}\n<div>\n<p>A</p>\n</div>`)).toBe(
    `<div>\n  <p>A</p>\n</div>\n${spaced}\n<div>\n  <p>A</p>\n</div>`,
  );
});

test("the end of a long text, which the editor has not parsed yet, is indented as well (R11.4)", () => {
  const list = (indented: string) => `<ul>\n${indented}<li>A</li>\n</ul>\n`;
  expect(indent(list("").repeat(2_000))).toBe(list("  ").repeat(2_000));
});

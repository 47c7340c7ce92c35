import { html } from "@codemirror/lang-html";
import { EditorState } from "@codemirror/state";
import { indentText } from "@/components/workbench/editor/indent-text";

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

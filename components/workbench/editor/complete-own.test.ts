import { CompletionContext } from "@codemirror/autocomplete";
import { html } from "@codemirror/lang-html";
import { EditorState } from "@codemirror/state";
import { completeOwn } from "@/components/workbench/editor/complete-blocks";

const pages = [{ path: "/r/14", name: "Ember Grill" }];
/** Returns what is offered at the end of a text, and the part of the text that it would replace. */
const offeredAfter = (doc: string) => {
  const state = EditorState.create({ doc, extensions: html() });
  const found = completeOwn(() => pages)(new CompletionContext(state, doc.length, true));
  return found && { replaced: doc.slice(found.from), labels: found.options.map(({ label }) => label) };
};

test.each(['<a href="/', '<a href="/r', `<div items='[{"name":"A","url":"/`])(
  "own pages are offered with their names after %s (R11.4)",
  (text) => {
    expect(offeredAfter(text)).toEqual({ replaced: text.slice(text.lastIndexOf("/")), labels: ["/r/14"] });
  },
);

test("the names of our colours are offered in a style (R11.4)", () => {
  expect(offeredAfter('<p style="color:var(--in')).toEqual({
    replaced: "--in",
    labels: expect.arrayContaining(["--ink", "--saffron"]),
  });
  expect(offeredAfter("<p>/")).toBeNull();
});

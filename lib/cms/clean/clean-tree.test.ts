import { appendText, createElement } from "./clean-tree";

test("adjacent text is merged, and empty text adds no node", () => {
  const parent = createElement("p", null);
  appendText(parent, "");
  expect(parent.children).toEqual([]);
  appendText(parent, "a");
  appendText(parent, "b");
  const inside = createElement("b", parent);
  appendText(parent, "c");
  expect(parent.children).toEqual([{ kind: "text", text: "ab" }, inside, { kind: "text", text: "c" }]);
});

test("an element is HTML unless `foreign` is set", () => {
  expect(createElement("p", null)).toMatchObject({ kind: "element", tag: "p", foreign: false });
  expect(createElement("path", null, { foreign: true })).toMatchObject({ foreign: true });
});

/** @jest-environment jsdom */
import { type HydratedSlots, slotName } from "@/components/cms/hydrated-slots";
import { readContentNodes } from "@/components/cms/read-content-nodes";

const slot: HydratedSlots[string] = { widget: { type: "login-button", options: { provider: "kakao" } } };
const hydrated = (...names: string[]): HydratedSlots => Object.fromEntries(names.map((name) => [name, slot]));

/** Reads a part `one` from HTML as the server would send it. */
function read(html: string, slots: HydratedSlots = {}) {
  document.body.innerHTML = `<main><div data-part="one">${html}</div></main>`;
  return readContentNodes(document.querySelector('[data-part="one"]'), slots);
}

test("content without a hydrated widget is read in pieces that stay as they are (R4.1)", () => {
  expect(read('전 <p class="a">A <b>B</b></p><hr> 후')).toEqual([
    { kind: "text", text: "전 " },
    { kind: "static", tag: "p", attributes: { class: "a" }, html: "A <b>B</b>" },
    { kind: "static", tag: "hr", attributes: {}, html: "" },
    { kind: "text", text: " 후" },
  ]);
});

test("only the ancestors of a hydrated widget become elements (R4.1)", () => {
  const nodes = read(
    '<p>A</p><section id="s"><p>B</p><a data-slot="0" href="/book">C</a></section>',
    hydrated("one:0"),
  );
  expect(nodes).toEqual([
    { kind: "static", tag: "p", attributes: {}, html: "A" },
    {
      kind: "element",
      tag: "section",
      attributes: { id: "s" },
      children: [
        { kind: "static", tag: "p", attributes: {}, html: "B" },
        { kind: "widget", slot: 0, tag: "a", attributes: { href: "/book" }, children: [] },
      ],
    },
  ]);
});

test("a widget that is not hydrated is part of its piece (R4.1)", () => {
  expect(read('<p><a data-slot="1" href="/book">C</a></p>', hydrated("one:0"))).toEqual([
    { kind: "static", tag: "p", attributes: {}, html: '<a data-slot="1" href="/book">C</a>' },
  ]);
});

test("a widget's authored content is read from its template", () => {
  const nodes = read(
    '<div data-slot="0"><template data-authored=""><i>authored</i></template><b>drawn</b></div>',
    hydrated("one:0"),
  );
  expect(nodes).toMatchObject([
    { kind: "widget", children: [{ kind: "static", tag: "i", attributes: {}, html: "authored" }] },
  ]);
});

test("a widget's authored content is read from where it is shown, without the marks", () => {
  expect(read('<div class="x" data-slot="0" data-content="0"><i>A</i></div>', hydrated("one:0"))).toEqual([
    {
      kind: "widget",
      slot: 0,
      tag: "div",
      attributes: { class: "x" },
      children: [{ kind: "static", tag: "i", attributes: {}, html: "A" }],
    },
  ]);
  expect(
    read('<div data-slot="0"><p><span data-content="0">A</span></p></div>', hydrated("one:0")),
  ).toMatchObject([{ kind: "widget", children: [{ kind: "text", text: "A" }] }]);
});

test("widgets of the same number in different parts are distinguished", () => {
  document.body.innerHTML =
    '<div id="root"><div data-part="one"><a data-slot="0">A</a></div><div data-part="two"><a data-slot="0">B</a></div></div>';
  const nodes = readContentNodes(document.querySelector("#root"), hydrated(slotName("two", 0)));
  expect(nodes).toMatchObject([
    { kind: "static", html: '<a data-slot="0">A</a>' },
    { kind: "element", children: [{ kind: "widget", slot: 0 }] },
  ]);
});

test("a mark forged by an author refers to no widget", () => {
  expect(read('<p data-slot="__proto__">A</p><p data-slot="7">B</p>', hydrated("one:0"))).toMatchObject([
    { kind: "static", html: "A" },
    { kind: "static", html: "B" },
  ]);
});

test("comments are left out, and a missing page content is empty", () => {
  expect(read("<!-- a -->A<!-- b -->")).toEqual([{ kind: "text", text: "A" }]);
  expect(readContentNodes(null, {})).toEqual([]);
});

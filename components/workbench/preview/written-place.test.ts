/** @jest-environment jsdom */
import { closesPopup, findWrittenPlace } from "@/components/workbench/preview/written-place";

document.body.innerHTML = `<header><h2 data-at="9:9">Menu</h2></header>
<div data-part="page-draft">
<section data-at="1:1"><p data-at="2:1">Read <b data-at="2:8">on</b></p>
<ul data-at="3:1"><li data-at="4:1">One</li></ul>
<table data-at="5:1"><tbody><tr data-at="6:1"><td data-at="6:5">A</td></tr></tbody></table></section>
<div class="cms-box-list" data-at="7:1" data-slot="0"><ul><li><a href="/p/dining">Dining</a></li></ul></div>
<dialog data-at="8:1" data-slot="1"><p data-at="9:1">Closed</p><button>Close</button></dialog>
Words</div>`;
const placeOf = (selector: string) => {
  const found = findWrittenPlace(document.querySelector(selector));
  const text = (position?: { line: number; column: number }) =>
    position && `${position.line}:${position.column}`;
  return found && [text(found.position), text(found.behind?.position)];
};

test("a click in the preview means what stands there in the text, and `+` a place where a block is valid (R11.4)", () => {
  expect(placeOf("b")).toEqual(["2:8", "2:1"]);
  expect(placeOf("section > ul > li")).toEqual(["4:1", "3:1"]);
  expect(placeOf("tr")).toEqual(["6:1", "5:1"]);
  expect(placeOf("td")).toEqual(["6:5", "5:1"]);
  expect(placeOf("section")).toEqual(["1:1", "1:1"]);
  expect(placeOf("a")).toEqual(["7:1", "7:1"]);
});

test("what is around the part is not its author's (R11.4)", () => {
  expect(placeOf("header h2")).toBeUndefined();
  expect(placeOf("[data-part]")).toBeUndefined();
  expect(findWrittenPlace(null)).toBeUndefined();
});

test("a popup can be closed while its text is edited (R11.4)", () => {
  expect(closesPopup(document.querySelector("dialog button"))).toBe(true);
  expect(closesPopup(document.querySelector("dialog p"))).toBe(false);
  expect(closesPopup(document.querySelector("a"))).toBe(false);
});

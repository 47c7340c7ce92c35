/** @jest-environment jsdom */
import { followChangedFragment } from "@/lib/server/before-hydration/idle/links";

let shown: string[];
beforeEach(() => {
  shown = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    shown.push(this.id);
  };
});

test("a changed fragment scrolls to the author's anchor of that name, and for our content's or an unknown one nowhere (R4.1)", () => {
  document.body.innerHTML =
    '<h2 id="cms-menu">Menu</h2><h2 id="cms-메뉴">메뉴</h2><h2 id="cms-panel-left">Panels</h2>' +
    '<main id="content"><h2 id="cms-content">Contents</h2></main><dialog id="panel-left"></dialog>';
  followChangedFragment();
  for (const fragment of [
    "menu",
    encodeURIComponent("메뉴"),
    encodeURIComponent("메뉴".normalize("NFD")),
    "panel-left",
    "content",
    "none",
    "%",
    "",
  ]) {
    history.replaceState(null, "", `#${fragment}`);
    dispatchEvent(new Event("hashchange"));
  }
  expect(shown).toEqual(["cms-menu", "cms-메뉴", "cms-메뉴", "cms-panel-left"]);
});

test("a fragment that changed before the script had loaded is followed, and one that a page was entered with is not (R4.1)", () => {
  document.body.innerHTML = '<h2 id="cms-menu">Menu</h2>';
  history.replaceState(null, "", "#menu");
  followChangedFragment();
  expect(shown).toEqual(["cms-menu"]);
  window.siteLanded = () => {};
  followChangedFragment();
  expect(shown).toEqual(["cms-menu"]);
});

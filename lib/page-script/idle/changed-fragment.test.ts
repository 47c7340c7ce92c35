/** @jest-environment jsdom */
import { followChangedFragment } from "@/lib/page-script/idle/changed-fragment";

test("a changed fragment scrolls to the author's anchor of that name, and to nothing for another (R4.1)", () => {
  document.body.innerHTML = '<h2 id="cms-menu">Menu</h2><h2 id="cms-메뉴">메뉴</h2><div id="content"></div>';
  const shown: string[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    shown.push(this.id);
  };
  followChangedFragment();
  for (const fragment of [
    "menu",
    encodeURIComponent("메뉴"),
    encodeURIComponent("메뉴".normalize("NFD")),
    "content",
    "none",
    "%",
    "",
  ]) {
    history.replaceState(null, "", `#${fragment}`);
    dispatchEvent(new Event("hashchange"));
  }
  expect(shown).toEqual(["cms-menu", "cms-메뉴", "cms-메뉴"]);
});

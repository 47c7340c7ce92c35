/** @jest-environment jsdom */
import { showFocusedPhotos } from "@/lib/page-script/idle/focused-photos";

test("R12.1 a picture that the keyboard reaches is brought into sight, and nothing else is", () => {
  document.body.innerHTML = '<a href="/a.jpg" data-photo="0">A</a><a href="/b">B</a>';
  const shown: string[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    shown.push(this.textContent ?? "");
  };
  showFocusedPhotos();
  for (const link of document.querySelectorAll("a")) link.focus();
  expect(shown).toEqual(["A"]);
});

/** @jest-environment jsdom */
import { showFocusedPhotos } from "@/lib/page-script/idle/focused-photos";

/** What is brought into sight from here on. */
function watch(): string[] {
  const shown: string[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    shown.push(this.textContent ?? "");
  };
  return shown;
}

test("R12.1 a picture that the keyboard reaches is brought into sight, and nothing else is", () => {
  document.body.innerHTML = '<a href="/a.jpg" data-photo="0">A</a><a href="/b">B</a>';
  const shown = watch();
  showFocusedPhotos();
  for (const link of document.querySelectorAll("a")) link.focus();
  expect(shown).toEqual(["A"]);
});

test("R12.1 so is one that the keyboard reached before this script came", () => {
  document.body.innerHTML = '<a href="/a.jpg" data-photo="0">A</a>';
  document.querySelector("a")?.focus();
  const shown = watch();
  showFocusedPhotos();
  expect(shown).toEqual(["A"]);
});

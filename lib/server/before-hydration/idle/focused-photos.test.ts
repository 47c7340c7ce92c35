/** @jest-environment jsdom */
import { showFocusedPhotos } from "@/lib/server/before-hydration/idle/pictures";

/** Records the text of each element that is scrolled into view from now on. */
function watch(): string[] {
  const shown: string[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    shown.push(this.textContent ?? "");
  };
  return shown;
}

test("a picture that gets keyboard focus is scrolled into view, another link is not", () => {
  document.body.innerHTML = '<a href="/a.jpg" data-photo="0">A</a><a href="/b">B</a>';
  const shown = watch();
  showFocusedPhotos();
  for (const link of document.querySelectorAll("a")) link.focus();
  expect(shown).toEqual(["A"]);
});

test("a picture that had focus before this script loaded is scrolled into view", () => {
  document.body.innerHTML = '<a href="/a.jpg" data-photo="0">A</a>';
  document.querySelector("a")?.focus();
  const shown = watch();
  showFocusedPhotos();
  expect(shown).toEqual(["A"]);
});

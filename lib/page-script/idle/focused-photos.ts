/**
 * Brings a picture that the keyboard reaches whole into sight (R12.1), one that it had reached before too: of one in a
 * row that shows a corner already browsers scroll nothing.
 */
export function showFocusedPhotos(): void {
  show(document.activeElement);
  document.addEventListener("focusin", ({ target }) => show(target));
}

function show(target: EventTarget | null): void {
  if (target instanceof Element && target.matches("[data-photo]"))
    target.scrollIntoView({ inline: "center", block: "nearest" });
}

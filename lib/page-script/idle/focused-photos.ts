/**
 * Brings a picture that the keyboard reaches whole into sight (R12.1): of one in a row that shows a corner already
 * browsers scroll nothing.
 */
export function showFocusedPhotos(): void {
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element && target.matches("[data-photo]"))
      target.scrollIntoView({ inline: "center", block: "nearest" });
  });
}

/**
 * Marks pictures that did not load, those of this moment and all later ones, so that the style sheet can draw something
 * of ours in their place. A picture that loads after all, such as in another width, loses the mark.
 */
export function markBrokenPictures(): void {
  for (const picture of document.images) {
    // A drawing without a size of its own is 0 pixels wide too; only a broken picture cannot be decoded.
    if (picture.complete && picture.currentSrc !== "" && picture.naturalWidth === 0)
      picture.decode().catch(() => mark(picture, true));
  }
  // At the document: the loading of a picture does not bubble to the window.
  document.addEventListener("error", ({ target }) => mark(target, true), true);
  document.addEventListener("load", ({ target }) => mark(target, false), true);
}

function mark(target: EventTarget | null, isBroken: boolean): void {
  if (target instanceof HTMLImageElement) target.toggleAttribute("data-broken", isBroken);
}

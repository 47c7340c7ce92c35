/**
 * Scrolls a focused picture fully into view (R12.1), including one focused earlier: browsers do not scroll to a picture
 * in a row when a corner of it is already visible.
 */
export function showFocusedPhotos(): void {
  show(document.activeElement);
  document.addEventListener("focusin", ({ target }) => show(target));
}

function show(target: EventTarget | null): void {
  if (target instanceof Element && target.matches("[data-photo]"))
    target.scrollIntoView({ inline: "center", block: "nearest" });
}

import "client-only";

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

/**
 * Scales the areas of image maps to the displayed size of their picture: authors measure them at the picture's own
 * size, and a screen may show it smaller. Follows every change of size until the page is left.
 */
export function fitImageMaps(root: ParentNode): void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) if (target instanceof HTMLImageElement) adjust(root, target);
  });
  for (const image of root.querySelectorAll<HTMLImageElement>("img[usemap]")) {
    image.addEventListener("load", () => adjust(root, image));
    observer.observe(image);
  }
}

const measured = new WeakMap<Element, string>();

function adjust(root: ParentNode, image: HTMLImageElement): void {
  const written = image.getAttribute("width") ?? "";
  const width = /^\s*\d+(?:px)?\s*$/.test(written) ? Number.parseInt(written, 10) : image.naturalWidth;
  const name = image.useMap.replace(/^#/, "");
  if (width === 0 || image.clientWidth === 0 || name === "") return;
  for (const area of root.querySelectorAll(`map[name="${CSS.escape(name)}"] > area[coords]`)) {
    const coords = measured.get(area) ?? area.getAttribute("coords") ?? "";
    measured.set(area, coords);
    area.setAttribute("coords", scaleCoords(coords, image.clientWidth / width));
  }
}

/** Returns an area's `coords` with every number scaled and rounded to whole pixels. */
export function scaleCoords(coords: string, scale: number): string {
  return coords.replace(/-?\d+(?:\.\d+)?/g, (number) => String(Math.round(Number(number) * scale)));
}

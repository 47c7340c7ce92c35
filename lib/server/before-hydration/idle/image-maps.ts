import "client-only";

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

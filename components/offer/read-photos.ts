import "client-only";

/** Zoom state of a picture: how much larger than whole it is, and how far its middle is from the frame's, in px. */
export type Zoom = { scale: number; x: number; y: number };

type Point = { x: number; y: number };
/** Sizes of the whole picture in its frame, and of the frame, in px. */
export type Sizes = { picture: { width: number; height: number }; frame: { width: number; height: number } };

/** The whole picture, centred. */
export const whole: Zoom = { scale: 1, x: 0, y: 0 };

const MAX_SCALE = 4;

/** Zooms by a factor around a fixed point, given relative to the frame's middle. */
export function zoomBy(zoom: Zoom, factor: number, around: Point, sizes: Sizes): Zoom {
  const scale = Math.min(MAX_SCALE, Math.max(1, zoom.scale * factor));
  const grown = scale / zoom.scale;
  const x = around.x - (around.x - zoom.x) * grown;
  const y = around.y - (around.y - zoom.y) * grown;
  return within({ scale, x, y }, sizes);
}

/** Moves by so many px, as far as there is more to see. */
export function moveBy(zoom: Zoom, by: Point, sizes: Sizes): Zoom {
  return within({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, sizes);
}

function within({ scale, x, y }: Zoom, { picture, frame }: Sizes): Zoom {
  const clamp = (value: number, length: number, frameLength: number) => {
    const most = Math.max(0, (length * scale - frameLength) / 2);
    // Avoids -0 for the middle.
    return most === 0 ? 0 : Math.min(most, Math.max(-most, value));
  };
  return { scale, x: clamp(x, picture.width, frame.width), y: clamp(y, picture.height, frame.height) };
}

/** A picture that the page shows small, and the link to its full version. */
type ShownPhoto = {
  link: HTMLAnchorElement;
  src: string;
  srcSet: string | undefined;
  alt: string;
  caption: string | undefined;
};

/** Reads the pictures that the page shows (`Photos`), in order, so that their texts are not sent a second time. */
export function readPhotos(): ShownPhoto[] {
  return [...document.querySelectorAll<HTMLAnchorElement>("a[data-photo]")].map((link) => {
    const small = link.querySelector("img");
    return {
      link,
      src: link.href,
      srcSet: small?.srcset || undefined,
      alt: small?.alt ?? "",
      caption: link.closest("figure")?.querySelector("figcaption")?.textContent ?? undefined,
    };
  });
}

/** How a picture lies in its frame: how much larger than whole, and how far its middle is from the frame's, in px. */
export type Zoom = { scale: number; x: number; y: number };

type Point = { x: number; y: number };
/** Of the whole picture as it lies in its frame, and of the frame; in px. */
export type Sizes = { picture: { width: number; height: number }; frame: { width: number; height: number } };

/** The whole picture, in the middle. */
export const whole: Zoom = { scale: 1, x: 0, y: 0 };

const LARGEST = 4;

/** Larger or smaller by a factor around a point, told from the frame's middle, which stays where it is. */
export function zoomBy(zoom: Zoom, factor: number, around: Point, sizes: Sizes): Zoom {
  const scale = Math.min(LARGEST, Math.max(1, zoom.scale * factor));
  const grown = scale / zoom.scale;
  const x = around.x - (around.x - zoom.x) * grown;
  const y = around.y - (around.y - zoom.y) * grown;
  return within({ scale, x, y }, sizes);
}

/** Moved by so many px, as far as there is more to see. */
export function moveBy(zoom: Zoom, by: Point, sizes: Sizes): Zoom {
  return within({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, sizes);
}

function within({ scale, x, y }: Zoom, { picture, frame }: Sizes): Zoom {
  const clamp = (value: number, length: number, room: number) => {
    const most = Math.max(0, (length * scale - room) / 2);
    // Without a sign, so that the middle is 0 and never -0.
    return most === 0 ? 0 : Math.min(most, Math.max(-most, value));
  };
  return { scale, x: clamp(x, picture.width, frame.width), y: clamp(y, picture.height, frame.height) };
}

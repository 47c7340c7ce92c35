import { dishes } from "./dishes/index.ts";
import { definitions, sheet } from "./draw.ts";
import type { PictureName } from "./names.ts";
import { objects } from "./objects.ts";
import { busanOutlets } from "./outlets/busan.ts";
import { jejuOutlets } from "./outlets/jeju.ts";
import { seoulOutlets } from "./outlets/seoul.ts";
import { placeHeight } from "./place.ts";
import { hotelScenes } from "./scenes/hotels.ts";
import { roomScenes } from "./scenes/rooms.ts";
import { storyScenes } from "./scenes/stories.ts";

const places = {
  ...seoulOutlets,
  ...busanOutlets,
  ...jejuOutlets,
  ...hotelScenes,
  ...roomScenes,
  ...storyScenes,
};

// Typed as a full record so that a name without an SVG does not compile.
const drawings: Record<PictureName, () => string> = { ...places, ...dishes, ...objects };

/** Returns a picture's SVG and its size in pixels: 1280 × 960 for places, 1280 × 1280 for all others. */
export const drawPicture = (name: PictureName): { svg: string; width: number; height: number } => {
  const height = name in places ? placeHeight : sheet;
  return {
    width: sheet * 2,
    height: height * 2,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet * 2}" height="${height * 2}" viewBox="0 0 ${sheet} ${height}">${definitions}${drawings[name]()}</svg>`,
  };
};

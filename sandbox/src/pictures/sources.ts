import { busanDishes } from "./dishes-busan.ts";
import { jejuDishes } from "./dishes-jeju.ts";
import { seoulDishes } from "./dishes-seoul.ts";
import { definitions, sheet } from "./draw.ts";
import type { PictureName } from "./names.ts";
import { objects } from "./objects.ts";
import { outlets } from "./outlets.ts";
import { placeHeight } from "./place.ts";
import { scenes } from "./scenes.ts";

const places: Partial<Record<PictureName, () => string>> = { ...outlets, ...scenes };

// Stated as a whole so that a name without a drawing does not compile.
const drawings: Record<PictureName, () => string> = {
  ...outlets,
  ...scenes,
  ...seoulDishes,
  ...busanDishes,
  ...jejuDishes,
  ...objects,
};

/** One picture's SVG at the size it is rendered at: dishes 1280 × 1280, places 1280 × 960. */
export const drawPicture = (name: PictureName): { svg: string; width: number; height: number } => {
  const height = places[name] ? placeHeight : sheet;
  return {
    width: sheet * 2,
    height: height * 2,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet * 2}" height="${height * 2}" viewBox="0 0 ${sheet} ${height}">${definitions}${drawings[name]()}</svg>`,
  };
};

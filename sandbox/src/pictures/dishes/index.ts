import { barMoonlightDishes } from "./bar-moonlight.ts";
import { daybreakDishes } from "./daybreak.ts";
import { doldamDishes } from "./doldam.ts";
import { emberGrillDishes } from "./ember-grill.ts";
import { groveTableDishes } from "./grove-table.ts";
import { harbourGrillDishes } from "./harbour-grill.ts";
import { hwayangDishes } from "./hwayang.ts";
import { lanternLoungeDishes } from "./lantern-lounge.ts";
import { mulmokDishes } from "./mulmok.ts";
import { onsilDishes } from "./onsil.ts";

/** The forty dishes and drinks, one for every promotion. */
export const dishes = {
  ...emberGrillDishes,
  ...onsilDishes,
  ...lanternLoungeDishes,
  ...hwayangDishes,
  ...harbourGrillDishes,
  ...mulmokDishes,
  ...daybreakDishes,
  ...barMoonlightDishes,
  ...doldamDishes,
  ...groveTableDishes,
};

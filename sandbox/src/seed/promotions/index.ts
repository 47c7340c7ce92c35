import type { SeedPromotion } from "#shared/seed-types.ts";
import { barMoonlight } from "./bar-moonlight.ts";
import { daybreak } from "./daybreak.ts";
import { doldam } from "./doldam.ts";
import { emberGrill } from "./ember-grill.ts";
import { groveTable } from "./grove-table.ts";
import { harbourGrill } from "./harbour-grill.ts";
import { hwayang } from "./hwayang.ts";
import { lanternLounge } from "./lantern-lounge.ts";
import { mulmok } from "./mulmok.ts";
import { onsil } from "./onsil.ts";

/** Every promotion, by outlet. */
export const promotions: SeedPromotion[] = [
  ...emberGrill,
  ...onsil,
  ...lanternLounge,
  ...hwayang,
  ...harbourGrill,
  ...mulmok,
  ...daybreak,
  ...barMoonlight,
  ...doldam,
  ...groveTable,
];

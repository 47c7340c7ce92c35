import { z } from "zod";
import { defineBlock } from "@/lib/cms/widget/define-widget";
import { columns, flag, resourceId, wholeNumber } from "@/lib/cms/widget/option-kinds";

/** Default page length (R4.10); authors change it with `perpage`. */
const PROMOTIONS_PER_PAGE = 16;
const MAX_PER_PAGE = 48;

export const promotion = defineBlock({
  options: z
    .object({
      resourceid: resourceId
        .optional()
        .describe("Offers of this hotel or restaurant")
        .meta({ example: "100" }),
      columns,
      perpage: wholeNumber(1, MAX_PER_PAGE)
        .default(PROMOTIONS_PER_PAGE)
        .describe("Cards fetched at a time, 1 to 48")
        .meta({ example: "8" }),
      withoutlet: flag
        .default(false)
        .describe("Say which restaurant each offer belongs to")
        .meta({ example: "true" }),
      special: flag.default(false).describe("Special offers only").meta({ example: "true" }),
      filtered: flag
        .default(false)
        .describe("Follow the filter of the page, a cms-box-filter")
        .meta({ example: "true" }),
    })
    .describe("Dining offers as cards; more come while scrolling"),
  messageKeys: [
    "noPromotions",
    "noMatch",
    "someNotChecked",
    "filterClear",
    "loadingMore",
    "notAvailable",
    "couldNotLoad",
    "retry",
    "cardPrice",
    "cardChild",
    "cardFree",
  ],
  showsPictures: true,
  load: (...parameters) => import("./load").then(({ loadOffers }) => loadOffers(...parameters)),
  // A complete list has nothing more to load; one that failed to load can be retried.
  hydrateOn: { on: "interaction", unless: (list) => list !== undefined && list.lastPage <= 1 },
  example: {
    inside: "",
    cases: ["usual", "loading", "empty", "failed"],
    empty: (list) => ({ ...list, cards: [], lastPage: 1 }),
    loading: (list) => ({ ...list, cards: list.cards.slice(0, 2), lastPage: 2 }),
  },
});

import { z } from "zod";
import { defineBlock } from "@/lib/cms/widget/define-widget";
import { columns, flag, resourceId, wholeNumber } from "@/lib/cms/widget/option-kinds";

const MAX_TONIGHT = 12;

export const tonight = defineBlock({
  options: z
    .object({
      resourceid: resourceId.optional().describe("Offers of this hotel or restaurant").meta({ example: "1" }),
      columns,
      most: wholeNumber(1, MAX_TONIGHT)
        .default(4)
        .describe("Offers shown at most, 1 to 12")
        .meta({ example: "8" }),
      rows: flag
        .default(false)
        .describe("A line for each offer in place of a card, as on the page of one restaurant")
        .meta({ example: "true" }),
    })
    .describe("What has room for two tonight, with its times; where nothing has, why, and the next tables"),
  messageKeys: [
    "tonight",
    "noTables",
    "noTonight",
    "nextTables",
    "partOn",
    "someNotChecked",
    "eveningUnknown",
    "eveningAsOf",
    "timeLeft",
    "retry",
    "cardPrice",
    "cardChild",
    "cardFree",
  ],
  showsPictures: true,
  load: (...parameters) => import("./load").then(({ loadTonight }) => loadTonight(...parameters)),
  hydrateOn: "never",
  example: {
    inside: "",
    cases: ["usual", "empty", "failed"],
    empty: ({ evening, ...data }) => ({ ...data, evening: evening && { ...evening, groups: [] } }),
  },
});

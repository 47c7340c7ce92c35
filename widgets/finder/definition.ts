import { z } from "zod";
import { defineBlock } from "@/lib/cms/widget/define-widget";
import { flag, resourceId, resourceType, text } from "@/lib/cms/widget/option-kinds";

export const finder = defineBlock({
  options: z
    .object({
      resourceid: resourceId
        .optional()
        .describe("Offer the places below this resource")
        .meta({ example: "1" }),
      resourcetype: resourceType
        .default("site")
        .describe("Type of the places that can be chosen: hotels, or restaurants")
        .meta({ example: "site" }),
      all: flag
        .default(true)
        .describe("All places may be searched at once; false asks for one of them")
        .meta({ example: "false" }),
      buttontext: text(100).optional().describe("Caption of the button").meta({ example: "Find a table" }),
    })
    .describe("Where, when and how many: shows every table that is free then"),
  messageKeys: [
    "where",
    "whereAny",
    "whereOne",
    "chooseHotel",
    "when",
    "party",
    "people",
    "seeTables",
    "day",
    "part",
    "partAny",
    "parts",
    "chooseDay",
    "pastDay",
  ],
  load: (...parameters) => import("./load").then(({ loadPlaces }) => loadPlaces(...parameters)),
  hydrateOn: "interaction",
  example: { inside: "", cases: ["usual", "failed"] },
});

import { z } from "zod";
import { defineBlock } from "@/lib/cms/widget/define-widget";
import { colour, columns, flag, length, resourceId, resourceType, text } from "@/lib/cms/widget/option-kinds";

export const resource = defineBlock({
  options: z
    .object({
      resourceid: resourceId
        .optional()
        .describe("Show what lies below this resource")
        .meta({ example: "100" }),
      resourcetype: resourceType
        .optional()
        .describe("Only resources of this type")
        .meta({ example: "outlet" }),
      columns,
      gap: length.default("16px").describe("Space between the cards").meta({ example: "24px" }),
      buttontext: text(100)
        .optional()
        .describe("Caption of the button; without it Select in the reader's language")
        .meta({ example: "Choose" }),
      buttoncolor: colour.default("#ffb611").describe("Colour of the button").meta({ example: "14324f" }),
      buttontextcolor: colour
        .default("#ffffff")
        .describe("Colour of the caption")
        .meta({ example: "ffffff" }),
      byhotel: flag
        .default(false)
        .describe("Below the name of each hotel, with its city on every card")
        .meta({ example: "true" }),
      quiet: flag.default(false).describe("A line of text in place of the button").meta({ example: "true" }),
    })
    .describe("Hotels or outlets as cards"),
  messageKeys: ["notAvailable", "select"],
  showsPictures: true,
  load: (...parameters) => import("./load").then(({ loadResourceCards }) => loadResourceCards(...parameters)),
  hydrateOn: "never",
  example: {
    inside: "",
    cases: ["usual", "empty", "failed"],
    empty: (data) => ({ ...data, cards: [] }),
  },
});

import { z } from "zod";
import { defineBlock } from "@/lib/cms/widget/define-widget";
import { resourceId } from "@/lib/cms/widget/option-kinds";

export const filter = defineBlock({
  options: z
    .object({
      resourceid: resourceId
        .optional()
        .describe("Offer the hotels and cuisines below this resource")
        .meta({ example: "1" }),
    })
    .describe("Filters the page's offers by hotel, cuisine, price and day, in its address"),
  messageKeys: [
    "where",
    "filterTitle",
    "filterAll",
    "cuisine",
    "filterPrice",
    "filterUpTo",
    "filterDay",
    "filterShow",
    "filterClear",
    "cuisines",
  ],
  load: (...parameters) => import("./load").then(({ loadFilter }) => loadFilter(...parameters)),
  hydrateOn: "never",
  example: { inside: "", cases: ["usual", "failed"] },
});

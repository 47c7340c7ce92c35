import { z } from "zod";
import { defineBlock } from "@/lib/cms/widget/define-widget";
import { resourceId, resourceType, text } from "@/lib/cms/widget/option-kinds";

export const select = defineBlock({
  options: z
    .object({
      type: z
        .enum(["language", "resource"])
        .describe("What there is to choose")
        .meta({ example: "language" }),
      resourceid: resourceId
        .optional()
        .describe("Choose among what lies below this resource")
        .meta({ example: "100" }),
      resourcetype: resourceType.optional().describe("Only resources of this type").meta({ example: "site" }),
      placeholder: text(200)
        .optional()
        .describe("Shown until something is chosen")
        .meta({ example: "Hotel" }),
    })
    .describe("A list of languages or resources that opens on a click"),
  messageKeys: ["chooseLanguage", "choosePlace"],
  load: (...parameters) => import("./load").then(({ loadChoices }) => loadChoices(...parameters)),
  hydrateOn: "interaction",
  example: {
    inside: "",
    cases: ["usual", "empty", "failed"],
    empty: (data) => ({ ...data, links: [] }),
  },
});

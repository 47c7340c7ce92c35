import { z } from "zod";
import { defineBlock } from "@/lib/cms/widget/define-widget";
import { resourceId } from "@/lib/cms/widget/option-kinds";

export const place = defineBlock({
  options: z
    .object({
      resourceid: resourceId.optional().describe("The hotel or restaurant").meta({ example: "11" }),
    })
    .describe("Hours with 'open now', address, telephone and maps of a hotel or restaurant"),
  messageKeys: ["notAvailable", "place"],
  load: (...parameters) => import("./load").then(({ loadPlace }) => loadPlace(...parameters)),
  hydrateOn: "never",
  example: { inside: "", cases: ["usual", "failed"] },
});

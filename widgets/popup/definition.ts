import { z } from "zod";
import { defineBlock } from "@/lib/cms/widget/define-widget";
import { ofKind, wholeNumber } from "@/lib/cms/widget/option-kinds";

export const popup = defineBlock({
  options: z
    .object({
      popupid: z
        .string()
        .trim()
        .regex(/^[\w-]{1,64}$/)
        .meta(ofKind("name"))
        .describe("Name under which 'do not show' is remembered")
        .meta({ example: "autumn" }),
      days: wholeNumber(1, 365)
        .default(7)
        .describe("Days for which 'do not show' holds, up to 365; fewer than 7 annoy guests who return")
        .meta({ example: "7" }),
    })
    .describe("Shows its content over the page, with 'do not show for N days'"),
  messageKeys: ["doNotShow", "close"],
  hydrateOn: "never",
  hidesContent: true,
  example: { inside: "<p>We are closed on Monday.</p>", cases: ["usual"] },
});

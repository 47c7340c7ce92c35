import { z } from "zod";
import { mediaUrlSchema } from "@/lib/cms/widget/action";
import { defineBlock } from "@/lib/cms/widget/define-widget";
import { ofKind, text } from "@/lib/cms/widget/option-kinds";

export const share = defineBlock({
  options: z
    .object({
      title: text(200).optional().describe("Title of what is shared").meta({ example: "Autumn table" }),
      description: text(500)
        .optional()
        .describe("A line or two about it")
        .meta({ example: "Five courses by the sea" }),
      hashtags: text(300)
        .optional()
        .describe("Words for networks that know hashtags")
        .meta({ example: "dining,seoul" }),
      imageurl: mediaUrlSchema
        .meta(ofKind("address"))
        .optional()
        .describe("Picture of what is shared")
        .meta({ example: "/media/autumn.jpg" }),
      buttontext: text(100)
        .optional()
        .describe("Caption of the button in the message")
        .meta({ example: "See more" }),
    })
    .describe("Opens the share dialog"),
  messageKeys: [],
  hydrateOn: "interaction",
  // It renders a link in place of a button.
  keepsElement: (tag) => tag !== "button",
  example: { inside: "<span>Share</span>", cases: ["usual"] },
});

import { z } from "zod";
import { actionSchema } from "@/lib/cms/widget/action";
import { defineBlock } from "@/lib/cms/widget/define-widget";
import { jsonOption } from "@/lib/cms/widget/json-attribute";
import { ofKind } from "@/lib/cms/widget/option-kinds";

export const action = defineBlock({
  options: z
    .object({
      action: jsonOption(actionSchema)
        .meta(ofKind("json"))
        .describe("What a click does: link and file need a url, move-page the name of a page")
        .meta({ example: '{"type":"link","url":"https://example.com/"}', finding: "action-incomplete" }),
    })
    .describe("Makes any element a button"),
  messageKeys: [],
  load: ({ action: { type } }) => import("./load").then(({ loadChannel }) => loadChannel(type)),
  // Only this action opens a window of its own.
  hydrateOn: { on: "interaction", unless: (channel) => channel === undefined },
  linksAct: true,
  example: { inside: "<span>Read on</span>", cases: ["usual"] },
});

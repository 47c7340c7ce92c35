import { z } from "zod";
import { defineBlock } from "@/lib/cms/widget/define-widget";
import { ofKind } from "@/lib/cms/widget/option-kinds";

export const notice = defineBlock({
  options: z
    .object({
      noticeid: z
        .string()
        .trim()
        .regex(/^[\w-]{1,64}$/)
        .meta(ofKind("name"))
        .describe("Name under which it is remembered that a guest closed it")
        .meta({ example: "december" }),
    })
    .describe("A line of news that guests can close, and that payments and receipts do not show"),
  messageKeys: ["closeNotice"],
  load: (...parameters) => import("./load").then(({ loadNotice }) => loadNotice(...parameters)),
  hydrateOn: "never",
  example: { inside: "<p>We are closed on Monday.</p>", cases: ["usual"] },
});

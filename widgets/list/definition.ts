import { z } from "zod";
import { linkUrlSchema, routeTargetSchema } from "@/lib/cms/widget/action";
import { defineBlock } from "@/lib/cms/widget/define-widget";
import { asList, jsonOption, lenientList } from "@/lib/cms/widget/json-attribute";
import { colour, length, ofKind, text } from "@/lib/cms/widget/option-kinds";

const MAX_LINKS = 100;

const itemSchema = z
  .object({ name: text(200) })
  .and(z.union([z.object({ url: linkUrlSchema }), routeTargetSchema]));

export const list = defineBlock({
  options: z
    .object({
      items: asList(
        jsonOption(lenientList(itemSchema, MAX_LINKS, 1))
          .meta(ofKind("json"))
          .describe("Links in order: a name and a url, or a name, a route and its params")
          .meta({ example: '[{"name":"Dining","url":"/p/dining"},{"name":"My bookings","route":"book"}]' }),
        { item: itemSchema, max: MAX_LINKS },
      ),
      gap: length.default("16px").describe("Space between two links").meta({ example: "12px" }),
      dividercolor: colour
        .optional()
        .describe("Colour of the line between two links")
        .meta({ example: "e3dccf" }),
    })
    .describe("Links below each other with a line between them"),
  messageKeys: [],
  hydrateOn: "never",
  example: { inside: "", cases: ["usual"] },
});

import { z } from "zod";
import { defineBlock } from "@/lib/cms/widget/define-widget";

export const profile = defineBlock({
  options: z
    .object({
      type: z
        .literal("_WOH_")
        .optional()
        .describe("The loyalty card alone instead of all cards")
        .meta({ example: "_WOH_" }),
    })
    .describe("The guest's linked profiles as cards"),
  messageKeys: ["profileWelcome", "profileHint", "loyaltyWelcome", "loyaltyHint", "signIn"],
  hydrateOn: "session",
  example: { inside: "", cases: ["loggedOut", "loggedIn", "linked", "loading", "failed"] },
});

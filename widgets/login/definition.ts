import { z } from "zod";
import { providers } from "@/lib/base/ids";
import { defineBlock, defineInnerWidget } from "@/lib/cms/widget/define-widget";

export const login = defineBlock({
  options: z
    .object({})
    .describe("Shows its login buttons when logged out and everything else when logged in"),
  messageKeys: [],
  hydrateOn: "never",
  hidesContent: true,
  example: {
    inside: '<a class="cms-login-button" provider="kakao">Sign in</a><p>Welcome back.</p>',
    cases: ["loggedOut", "loggedIn"],
  },
});

/** A login button inside the block, by its class `cms-login-button`. */
export const loginButton = defineInnerWidget({
  options: z.object({
    provider: z
      .enum(providers)
      .default("kakao")
      .describe("Which account to log in with")
      .meta({ example: "kakao" }),
  }),
  messageKeys: [],
  hydrateOn: "interaction",
  keepsElement: () => true,
});

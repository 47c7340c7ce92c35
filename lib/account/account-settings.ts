import * as z from "zod/mini";

/** Facts about the installation for the account menu and the profile cards; none of them is personal. */
export const accountSettingsSchema = z.object({
  /** The channel's page at the messenger; absent while no channel is configured (R12.3). */
  channel: z.optional(z.url()),
  /** The page where guests manage their messenger account. */
  accountPage: z.url(),
  /** The loyalty programme's own site. */
  loyaltySite: z.url(),
  hasLoyalty: z.boolean(),
  /** The sort weight of each provider's cards. */
  order: z.catch(z.record(z.string(), z.optional(z.number())), {}),
});

export type AccountSettings = z.output<typeof accountSettingsSchema>;

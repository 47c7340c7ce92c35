import * as z from "zod/mini";

/** What the account menu and the profile cards must know of the installation; nothing of it is personal. */
export const accountFactsSchema = z.object({
  /** The channel's page at the messenger; absent while no channel is set up (R12.3). */
  channel: z.optional(z.url()),
  /** Where a guest looks after their messenger account. */
  accountPage: z.url(),
  /** The loyalty programme's own site. */
  loyaltySite: z.url(),
  hasLoyalty: z.boolean(),
  /** Weight of each provider's cards. */
  order: z.catch(z.record(z.string(), z.optional(z.number())), {}),
});

export type AccountFacts = z.output<typeof accountFactsSchema>;

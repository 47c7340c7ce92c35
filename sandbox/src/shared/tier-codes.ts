/** The loyalty programme's tiers (§3): courtesy card, lifetime globalist, globalist, explorist, discoverist, member. */
export const tierCodes = ["CARD", "LGLO", "GLOB", "EXPL", "DISV", "MEMB"] as const;
export type TierCode = (typeof tierCodes)[number];

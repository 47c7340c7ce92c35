/** The loyalty programme's tiers (§3): courtesy card, lifetime globalist, globalist, explorist, discoverist, member. */
export const tierCodes = ["CARD", "LGLO", "GLOB", "EXPL", "DISV", "MEMB"] as const;
export type TierCode = (typeof tierCodes)[number];

/** A programme may have a tier that is younger than the list; whoever shows one must do without its name. */
export function isTierCode(code: string): code is TierCode {
  return tierCodes.some((known) => known === code);
}

/** The loyalty programme's tiers: courtesy card, lifetime globalist, globalist, explorist, discoverist, member. */
export const tierCodes = ["CARD", "LGLO", "GLOB", "EXPL", "DISV", "MEMB"] as const;
export type TierCode = (typeof tierCodes)[number];

/** Returns whether a code is in the list; the programme may have newer tiers, which have to be shown without a name. */
export function isTierCode(code: string): code is TierCode {
  return tierCodes.some((known) => known === code);
}

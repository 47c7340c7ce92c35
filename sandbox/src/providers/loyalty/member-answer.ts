import type { LoyaltyMember } from "./members.ts";

/** What the programme tells the back end of a member; dates are MM/DD/YYYY there. */
export function toMemberAnswer({ loyaltyId, firstName, points, memberSince, tierCode }: LoyaltyMember) {
  const [year, month, day] = memberSince.split("-");
  return { loyaltyId, firstName, points, memberSince: `${month}/${day}/${year}`, tierCode };
}

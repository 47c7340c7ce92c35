import type { LoyaltyMember } from "./members.ts";

/** Returns the programme's response to the back end about a member; its dates are MM/DD/YYYY. */
export function toMemberAnswer({ loyaltyId, firstName, points, memberSince, tierCode }: LoyaltyMember) {
  const [year, month, day] = memberSince.split("-");
  return { loyaltyId, firstName, points, memberSince: `${month}/${day}/${year}`, tierCode };
}

import { loyaltyTierName } from "@/lib/session/profile/loyalty-tier";

test.each([
  ["CARD", "Courtesy Card"],
  ["LGLO", "Lifetime Globalist"],
  ["GLOB", "Globalist"],
  ["EXPL", "Explorist"],
  ["DISV", "Discoverist"],
  ["MEMB", "Member"],
  ["glob", "Member"],
  ["", "Member"],
  ["constructor", "Member"],
])("R3.11 the tier %j is %s", (code, name) => {
  expect(loyaltyTierName(code)).toBe(name);
});

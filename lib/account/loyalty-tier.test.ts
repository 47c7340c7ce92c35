import { loyaltyTierName } from "@/lib/account/loyalty";

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
])("the tier %j is %s (R3.11)", (code, name) => {
  expect(loyaltyTierName(code)).toBe(name);
});

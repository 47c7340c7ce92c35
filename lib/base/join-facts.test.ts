import { joinFacts } from "@/lib/base/text";

test.each([
  [["Thu 24 Dec, 18:30", "2 guests"], "Thu 24 Dec, 18:30\u00a0·\u00a02 guests"],
  [["한빛홀", undefined, "", "3층"], "한빛홀\u00a0·\u00a03층"],
  [["Ember Grill"], "Ember Grill"],
  [[undefined, ""], ""],
])("of the facts %j the line %j is made, which is never broken at a dot (R8.1)", (facts, line) => {
  expect(joinFacts(facts)).toBe(line);
});

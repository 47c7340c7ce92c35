import { matchesFilter } from "@/lib/offer/load-free-tables";
import type { PromotionCard } from "@/lib/offer/schema";

test("an offer matches by its cuisine and the price for an adult (R6.10)", () => {
  const card = (more: Partial<PromotionCard>) =>
    ({ id: 1, resourceId: 1, name: "a", ...more }) as PromotionCard;
  const grill = card({ cuisine: "grill", price: { adult: 50_000, child: undefined } });
  expect(matchesFilter(grill, {})).toBe(true);
  expect(matchesFilter(grill, { cuisine: "grill", price: 50_000 })).toBe(true);
  expect(matchesFilter(grill, { cuisine: "bar" })).toBe(false);
  expect(matchesFilter(card({}), { price: 50_000 })).toBe(false);
});

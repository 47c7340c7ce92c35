import { promotionCardSchema } from "@/lib/offer/schema";
import { arrangeOffers, asFound, cuisinesAmong } from "@/widgets/finder/table-search";

const offer = (id: number, time: string, adult?: number, cuisine?: string) => ({
  promotion: promotionCardSchema.parse({
    id,
    resourceId: 2,
    name: `Offer ${id}`,
    cuisine,
    ...(adult === undefined ? {} : { price: { adult } }),
  }),
  times: [{ time, isFew: false }],
});
const offers = [offer(1, "19:00", 50_000, "grill"), offer(2, "12:00"), offer(3, "18:00", 90_000, "korean")];
const idsOf = (given: Partial<typeof asFound>) =>
  arrangeOffers(offers, { ...asFound, ...given }).map(({ promotion }) => promotion.id);

test("free tables are in the order of their first time, or of their price, those without one last (R6.10)", () => {
  expect(idsOf({})).toEqual([2, 3, 1]);
  expect(idsOf({ order: "price" })).toEqual([1, 3, 2]);
});

test("a highest price and a cuisine leave out what does not state to fit (R6.10)", () => {
  expect(idsOf({ maxPrice: 50_000 })).toEqual([1]);
  expect(idsOf({ cuisine: "korean" })).toEqual([3]);
  expect(cuisinesAmong(offers)).toEqual(["grill", "korean"]);
});

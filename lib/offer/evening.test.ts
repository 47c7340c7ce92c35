import { spreadOverOutlets } from "@/lib/offer/evening";
import { type TableOffer, venueOf } from "@/lib/offer/free-tables";

const offer = (id: number, resourceId: number): TableOffer => ({
  promotion: {
    id,
    resourceId,
    name: `Table ${id}`,
    description: undefined,
    thumbnailImage: undefined,
    outlet: { resourceId, name: "Ember Grill" },
    updatedAt: undefined,
    price: undefined,
    nextFree: undefined,
    cuisine: undefined,
  },
  times: [],
});

test("the first offer of each outlet comes before the second of any (R6.10)", () => {
  const ordered = spreadOverOutlets([offer(1, 10), offer(2, 10), offer(3, 11), offer(4, 10), offer(5, 12)]);
  expect(ordered.map(({ promotion }) => promotion.id)).toEqual([1, 3, 5, 2, 4]);
});

test("the place of an offer includes the hotel if it is given (R6.10)", () => {
  expect(venueOf({ ...offer(1, 10), hotel: "Yeoul Seoul" })).toBe("Ember Grill\u00a0·\u00a0Yeoul Seoul");
  expect(venueOf(offer(1, 10))).toBe("Ember Grill");
});

import { callPublic } from "@/lib/http/call-backend";
import { loadAllPromotions } from "@/lib/offer/loaders";
import { promotionCardSchema } from "@/lib/offer/schema";

jest.mock("@/lib/http/call-backend", () => ({ callPublic: jest.fn() }));

const toCard = (id: number, resourceId = 11) =>
  promotionCardSchema.parse({ id, resourceId, name: `Offer ${id}` });

test("an offer that moves between two reads is found once, and the same one at two outlets at both (R6.6)", async () => {
  const pages = [
    [toCard(1), toCard(2)],
    [toCard(2), toCard(2, 12), toCard(3)],
  ];
  const remaining = [...pages];
  jest.mocked(callPublic).mockImplementation(async () => ({ rows: remaining.shift(), lastPage: 2 }));
  const found = await loadAllPromotions(10, "ko");
  expect(found.map(({ resourceId, id }) => [resourceId, id])).toEqual([
    [11, 1],
    [11, 2],
    [12, 2],
    [11, 3],
  ]);
});

import { AppError } from "@/lib/base/app-error";
import { loadPromotion } from "@/lib/offer/loaders";
import { promotionSchema } from "@/lib/offer/schema";
import { loadPlaceCards } from "@/lib/place/load-place-cards";
import { loadResource } from "@/lib/place/loaders";
import { readPlaceCards } from "@/lib/place/place-cards";

jest.mock("@/lib/offer/loaders", () => ({ loadPromotion: jest.fn() }));
jest.mock("@/lib/place/loaders", () => ({ loadResource: jest.fn() }));

test("cards keep the order of their paths; what is gone has none, and what could not be read is counted", async () => {
  jest.mocked(loadPromotion).mockImplementation(async (resourceId, id) => {
    if (id === 404) throw new AppError("wrong_promotion", { status: 404 });
    if (id === 503) throw new AppError("backend_unavailable", { status: 503 });
    return promotionSchema.parse({
      id,
      resourceId,
      name: `Offer ${id}`,
      outlet: { resourceId, name: "Onsil" },
    });
  });
  jest.mocked(loadResource).mockResolvedValue({
    id: 14,
    key: "ember",
    texts: { en: { name: "Ember Grill", images: [] } },
    ancestors: [{ type: "site", key: "seoul", texts: { en: { name: "Yeoul Seoul", images: [] } } }],
  } as never);
  const paths = ["/promotion/1/503", "/r/14", "/promotion/1/404", "/promotion/1/7"];
  expect(await loadPlaceCards(paths, "en")).toEqual({
    cards: [
      { path: "/r/14", name: "Ember Grill", place: "Yeoul Seoul", image: undefined },
      { path: "/promotion/1/7", name: "Offer 7", place: "Onsil", image: undefined },
    ],
    unread: 1,
  });
});

test.each([
  ["/r/1,/promotion/1/2", true],
  ["", false],
  ["/book", false],
  ["/r/1,https://elsewhere.test/r/1", false],
  [Array(43).fill("/r/1").join(), false],
])("the paths %j are taken: %j", (paths, isTaken) => {
  expect(readPlaceCards.input.safeParse({ paths }).success).toBe(isTaken);
});

import { callAsVisitor } from "@/lib/http/call-backend";
import { getTimetable } from "@/lib/promotion/endpoints";
import { loadTablesElsewhere } from "@/lib/promotion/load-free-tables";
import { loadAllPromotions } from "@/lib/promotion/loaders";
import { promotionCardSchema } from "@/lib/promotion/schema";
import { loadResource } from "@/lib/resource/loaders";

jest.mock("@/lib/http/call-backend", () => ({ callAsVisitor: jest.fn() }));
jest.mock("@/lib/promotion/loaders", () => ({ loadAllPromotions: jest.fn() }));
jest.mock("@/lib/resource/loaders", () => ({ loadResource: jest.fn() }));

const query = { resourceId: 14, date: "2026-12-24", pax: 3, elsewhere: "yes" as const };
const card = (id: number, resourceId: number) =>
  promotionCardSchema.parse({ id, resourceId, name: `Offer ${id}` });

test("the other outlets of the same hotel are searched, and the outlet itself is left out (R6.7)", async () => {
  jest.mocked(loadResource).mockResolvedValue({
    ancestors: [{ id: 10, type: "site", key: "seoul", texts: {} }],
  } as never);
  jest.mocked(loadAllPromotions).mockResolvedValue([card(1, 14), card(2, 15)]);
  jest
    .mocked(callAsVisitor)
    .mockImplementation(async (endpoint) =>
      endpoint === (getTimetable as unknown) ? [{ time: "19:00", status: "open" }] : [],
    );
  const { offers } = await loadTablesElsewhere(query, "en");
  expect(jest.mocked(loadAllPromotions).mock.lastCall?.[0]).toBe(10);
  expect(offers.map(({ promotion }) => promotion.id)).toEqual([2]);
});

test("an outlet without a hotel has no neighbours", async () => {
  jest.mocked(loadResource).mockResolvedValue({ ancestors: [] } as never);
  expect((await loadTablesElsewhere(query, "en")).offers).toEqual([]);
});

import { callAsVisitor } from "@/lib/http/call-backend";
import { runWithDeadline } from "@/lib/http/request-deadline";
import { getTimetable } from "@/lib/offer/endpoints";
import { loadFreeTables, loadTablesElsewhere } from "@/lib/offer/load-free-tables";
import { loadAllPromotions } from "@/lib/offer/loaders";
import { promotionCardSchema } from "@/lib/offer/schema";
import { loadResource } from "@/lib/place/loaders";

jest.mock("@/lib/http/call-backend", () => ({ callAsVisitor: jest.fn() }));
jest.mock("@/lib/offer/loaders", () => ({ loadAllPromotions: jest.fn() }));
jest.mock("@/lib/place/loaders", () => ({ loadResource: jest.fn() }));

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

test("where the back end hangs, what was not read when the request ends is counted, and not asked for any more (R12.4)", async () => {
  const offers = Array.from({ length: 40 }, (_, index) => card(100 + index, 14));
  jest.mocked(loadAllPromotions).mockResolvedValue(offers);
  const asked = jest.mocked(callAsVisitor).mockReset();
  // Each call ends by its own limit, long after the request.
  const hanging: NodeJS.Timeout[] = [];
  asked.mockImplementation(
    () =>
      new Promise((_, reject) => {
        hanging.push(setTimeout(reject, 60_000));
      }),
  );
  const { unchecked } = await runWithDeadline(50, () => loadFreeTables(query, "en"));
  hanging.forEach(clearTimeout);
  expect(unchecked).toBe(offers.length);
  expect(asked.mock.calls.length).toBeLessThan(offers.length);
});

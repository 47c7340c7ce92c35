import { AppError } from "@/lib/base/app-error";
import { callAsVisitor } from "@/lib/http/call-backend";
import { runWithDeadline } from "@/lib/http/request-deadline";
import { getCalendar, getTimetable, getTimetableRange } from "@/lib/offer/endpoints";
import { loadEvening, loadFreeTables, loadTablesElsewhere } from "@/lib/offer/load-free-tables";
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

let nextId = 900;
type Slots = { time: string; status: string }[];

/** A back end with one promotion: its times of the day asked for and of any other, and whether it has any on that day. */
function backEndWith({
  times,
  later = [],
  hasHours = true,
  failsAt,
}: {
  times: Slots;
  later?: Slots;
  hasHours?: boolean;
  failsAt?: unknown;
}) {
  nextId += 1;
  const id = nextId;
  jest.mocked(loadAllPromotions).mockResolvedValue([card(id, 14)]);
  jest.mocked(loadResource).mockResolvedValue({ ancestors: [] } as never);
  jest
    .mocked(callAsVisitor)
    .mockReset()
    .mockImplementation(async (endpoint: unknown, input: unknown) => {
      if (endpoint === failsAt) throw new AppError("backend_unavailable", { status: 503 });
      if (endpoint === getTimetable) return (input as { date: string }).date === query.date ? times : later;
      if (endpoint === getCalendar) return later.length === 0 ? [] : [{ date: "2026-12-26", status: "open" }];
      if (endpoint === getTimetableRange && hasHours) return { start: "12:00", end: "20:00", interval: 30 };
      throw new AppError("no_tables", { status: 422 });
    });
}

const lunch = (status: string) => [{ time: "12:00", status }];
const dinner = (status: string) => [{ time: "18:00", status }];

test.each([
  ["full", "every table of that part is taken", { times: [...lunch("open"), ...dinner("full")] }],
  ["otherPart", "there are tables in another part alone", { times: lunch("open") }],
  ["over", "the times of the day have passed", { times: [] }],
  ["closed", "there are none on that day", { times: [], hasHours: false }],
  [undefined, "whether there are any could not be read", { times: [], failsAt: getTimetableRange }],
])("the reason why nothing is free is %j where %s (R6.4, R6.10)", async (reason, _, made) => {
  backEndWith(made);
  const found = await loadFreeTables({ ...query, part: "evening" }, "en");
  expect([found.offers, found.unchecked, found.reason]).toEqual([[], 0, reason]);
});

test("a calendar that could not be read is counted, not taken for one without a table (R6.4)", async () => {
  backEndWith({ times: dinner("full"), failsAt: getCalendar });
  expect(await loadFreeTables({ ...query, part: "evening" }, "en")).toMatchObject({
    nextDays: [],
    uncheckedDays: 1,
  });
});

const NOON = new Date("2026-12-24T03:00:00Z");
const evening = () => loadEvening(14, "en", "Asia/Seoul", NOON);
const groupsOf = (found: Awaited<ReturnType<typeof evening>>) =>
  found?.groups.map(({ date, part, offers }) => [date, part, offers[0]?.times[0]?.time]);

test("a restaurant that serves lunch only is not fully booked tonight: its next tables are named (R6.10)", async () => {
  backEndWith({ times: lunch("open"), later: lunch("open") });
  const found = await evening();
  expect(found?.reason).toBe("otherPart");
  expect(groupsOf(found)).toEqual([
    ["2026-12-24", "lunch", "12:00"],
    ["2026-12-26", "lunch", "12:00"],
  ]);
});

test("a restaurant that is closed today is not fully booked, and the next evening is named (R6.10)", async () => {
  backEndWith({ times: [], hasHours: false, later: [...lunch("open"), ...dinner("open")] });
  const found = await evening();
  expect(found?.reason).toBe("closed");
  expect(groupsOf(found)).toEqual([["2026-12-26", "evening", "18:00"]]);
});

test("tables tonight that could not be checked are counted beside those that are free, and never left out in silence (R6.4, R6.10)", async () => {
  jest.mocked(loadAllPromotions).mockResolvedValue([card(7001, 14), card(7002, 15)]);
  jest.mocked(callAsVisitor).mockImplementation(async (_, input) => {
    if ((input as { id: number }).id === 7002) throw new AppError("backend_unavailable", { status: 503 });
    return dinner("open") as never;
  });
  const found = await evening();
  expect(groupsOf(found)).toEqual([["2026-12-24", "evening", "18:00"]]);
  expect(found?.unchecked).toBe(1);
});

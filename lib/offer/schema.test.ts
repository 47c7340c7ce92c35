import {
  menuSchema,
  orderedCountsSchema,
  promotionListSchema,
  promotionPageSchema,
  promotionSchema,
} from "@/lib/offer/schema";

const least = { id: 1401, resourceId: "14", name: "Fifteen steamers" };

test("a minimal promotion gets default bounds and no invented content (R6.1)", () => {
  expect(promotionSchema.parse(least)).toMatchObject({
    id: 1401,
    resourceId: 14,
    contents: "",
    notices: "",
    images: [],
    currency: "KRW",
    minPax: 1,
    maxPax: 20,
    needsPayment: false,
    menus: [],
    requiresMenu: false,
    refundRules: [],
  });
});

test("null is parsed as absent, never as text or zero (R6.1)", () => {
  const nothing = Object.fromEntries(
    ["description", "contents", "notices", "currency", "maxPax", "start", "outlet", "images", "menus"].map(
      (key) => [key, null],
    ),
  );
  const promotion = promotionSchema.parse({ ...least, ...nothing, images: [null, "a.jpg"] });
  expect(promotion).toMatchObject({ contents: "", currency: "KRW", maxPax: 20, images: [{ url: "a.jpg" }] });
  expect(JSON.stringify(promotion)).not.toMatch(/undefined|null/);
});

test("start and end are venue days, with or without a time of day (R6.2)", () => {
  const promotion = promotionSchema.parse({
    ...least,
    start: "2026-12-01T00:00:00+09:00",
    end: "2026-12-31",
  });
  expect([promotion.start, promotion.end]).toEqual(["2026-12-01", "2026-12-31"]);
  expect(promotionSchema.parse({ ...least, start: "soon" }).start).toBeUndefined();
});

test("an outlet's region and site are a name or an object with a name; an invalid outlet is dropped", () => {
  const outlet = { resourceId: 14, name: "Hwayang", region: "Seoul", site: { name: "Yeoul Seoul" } };
  expect(promotionSchema.parse({ ...least, outlet }).outlet).toMatchObject({
    region: { name: "Seoul" },
    site: { name: "Yeoul Seoul" },
  });
  expect(promotionSchema.parse({ ...least, outlet: { name: "Hwayang" } }).outlet).toBeUndefined();
});

test("a menu without limits may be ordered up to ninety-nine times, one without a price is rejected (R6.5)", () => {
  expect(menuSchema.parse({ id: 1, name: "Dim sum", unitPrice: "65000" })).toMatchObject({
    unitPrice: 65_000,
    minQuantity: 0,
    maxQuantity: 99,
    soldOut: false,
  });
  expect(menuSchema.parse({ id: 1, name: "Dim sum", unitPrice: 0, maxQuantity: null }).maxQuantity).toBe(99);
  for (const unitPrice of [null, undefined, "", -1, "free"]) {
    expect(menuSchema.safeParse({ id: 1, name: "Dim sum", unitPrice }).success).toBe(false);
  }
});

test("an invalid menu does not affect other menus (R6.5)", () => {
  const menus = JSON.stringify([
    { id: 1, name: "A", unitPrice: 1 },
    { id: 2 },
    { id: 3, name: "C", unitPrice: 3 },
  ]);
  expect(promotionSchema.parse({ ...least, menus }).menus.map(({ id }) => id)).toEqual([1, 3]);
});

test("refund rules of either kind are parsed, unknown and invalid ones left out (R6.6)", () => {
  const refundRules = [
    { type: "absolute", daysBefore: 3, time: "17:00", percent: 100 },
    { type: "absolute", daysBefore: "1", time: "noon", percent: "50" },
    { type: "relative", hoursBefore: 3, percent: 0 },
    { type: "relative", hoursBefore: 3, percent: 101 },
    { type: "relative", hoursBefore: -1, percent: 50 },
    { type: "relative", percent: 50 },
    { type: "lunar", percent: 50 },
  ];
  expect(promotionSchema.parse({ ...least, refundRules }).refundRules).toEqual([
    { type: "absolute", daysBefore: 3, time: "17:00", percent: 100 },
    { type: "absolute", daysBefore: 1, time: undefined, percent: 50 },
    { type: "relative", hoursBefore: 3, percent: 0 },
  ]);
});

test("a page of cards keeps the valid ones (R4.10)", () => {
  const page = promotionPageSchema.parse({ rows: [least, { id: 2, resourceId: 14 }, null], lastPage: "2" });
  expect(page).toMatchObject({ rows: [least.id].map((id) => ({ id })), lastPage: 2 });
  expect(promotionListSchema.parse([least])).toHaveLength(1);
});

test.each([[{ ...least, id: null }], [{ ...least, name: undefined }], [{}], [null]])(
  "%j is not a promotion",
  (value) => {
    expect(promotionSchema.safeParse(value).success).toBe(false);
  },
);

test.each([
  ["2026-11-01", "2026-11-01"],
  ["2026-10-31T15:00:00Z", "2026-11-01"],
  ["2026-11-01T00:00:00+09:00", "2026-11-01"],
  ["2026-11-01 00:00:00", "2026-11-01"],
  ["soon", undefined],
])("bookable from %s is the day %s at the venue (R6.1)", (start, day) => {
  expect(promotionSchema.parse({ ...least, start }).start).toBe(day);
});

test.each([
  [
    { 7: 2, 8: "1" },
    { 7: 2, 8: 1 },
  ],
  [null, {}],
  [[], {}],
])("earlier orders that arrive as %j are %j (R6.5)", (wire, counts) => {
  expect(orderedCountsSchema.parse(wire)).toEqual(counts);
});

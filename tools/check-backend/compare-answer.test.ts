import fc from "fast-check";
import { answersOf } from "@/app/example-answers.test-support";
import { backendCall, backendCalls } from "@/lib/workbench/backend/backend-calls";
import { compareAnswer } from "@/tools/check-backend/compare-answer";

const linesOf = (id: string, data: unknown) =>
  compareAnswer(backendCall(id).endpoint.data, data).map(
    ({ path, expected, got, effect }) => `${path}: ${expected}; ${got} (${Object.values(effect).join(" ")})`,
  );

test.each(backendCalls.map(({ id, description }) => [id, description.data] as const))(
  "the example of %s has no difference, also where every part of it arrives as JSON text",
  (id, data) => {
    if (id === "preApprovePayment") return;
    expect(linesOf(id, data)).toEqual([]);
    expect(linesOf(id, JSON.stringify(data))).toEqual([]);
    if (typeof data !== "object" || data === null) return;
    const asTexts = Object.fromEntries(
      Object.entries(data).map(([name, value]) => [
        name,
        typeof value === "string" ? value : JSON.stringify(value),
      ]),
    );
    if (!Array.isArray(data)) expect(linesOf(id, asTexts)).toEqual([]);
  },
);

test.each(backendCalls.map(({ id, endpoint }) => [id, endpoint] as const))(
  "whatever %s may answer has no difference",
  (id, { data }) => {
    fc.assert(
      fc.property(answersOf(data), (answer) => {
        expect(linesOf(id, answer)).toEqual([]);
      }),
      { numRuns: 15 },
    );
  },
);

test("a field without which the answer is not read is reported, with what came instead", () => {
  expect(linesOf("getCalendarRange", { start: "2026-12-01" })).toEqual([
    "$.data.end: a day, YYYY-MM-DD; nothing (unreadable)",
  ]);
  expect(linesOf("getPromotionName", [1])).toEqual(["$.data: an object; a list of 1 (unreadable)"]);
  expect(linesOf("cancelReservation", { status: "gone", refundAmount: -1, refundPercent: "5" })).toEqual([
    expect.stringMatching(/^\$\.data\.status: one of tentative, .*; "gone" \(unreadable\)$/),
    "$.data.refundAmount: a number, at least 0; -1 (unreadable)",
  ]);
});

test("a field with a rule of its own is reported at its own place", () => {
  const coupon = {
    id: 1,
    name: "x",
    status: "usable",
    validFrom: "2026-11-01T00:00:00Z",
    validTo: "tomorrow",
  };
  expect(linesOf("listCoupons", { rows: [coupon], lastPage: 1 })).toEqual([
    '$.data.rows[0].validTo: an instant; "tomorrow" (left out rows)',
  ]);
});

test("an entry that is left out of a list is reported, and so is a field that counts as absent", () => {
  expect(
    linesOf("getCalendar", [
      { date: "2026-12-01", status: "open" },
      { date: "2026-12-02", status: "half" },
      { date: "02.12.2026", status: "full", freeTimes: -1 },
      null,
    ]),
  ).toEqual([
    '$.data[1].status: one of open, few, full, closed; "half" (left out )',
    '$.data[2].date: a day, YYYY-MM-DD; "02.12.2026" (left out )',
    "$.data[2].freeTimes: a whole number, at least 0; -1 (absent  freeTimes)",
    "$.data[3]: an object; null (left out )",
  ]);
  const card = { id: 1, resourceId: 2, name: "x" };
  expect(
    linesOf("listPromotions", { rows: [{ ...card, price: { adult: "much" } }], lastPage: "many" }),
  ).toEqual([
    '$.data.rows[0].price.adult: a number, at least 0; "much" (absent rows price)',
    '$.data.lastPage: a whole number, at least 0; "many" (absent  lastPage)',
  ]);
  expect(linesOf("listPromotions", { rows: [{ ...card, price: null, nextFree: "" }] })).toEqual([]);
});

test("what is read as the value itself is no difference: numbers and booleans as text, hours with seconds", () => {
  expect(linesOf("getPromotionName", { id: "101", name: 7 })).toEqual([]);
  expect(linesOf("getTimetableRange", { start: "18:00:00", end: "20:00", interval: "60" })).toEqual([]);
  expect(
    linesOf("createReservation", { reservationId: "AH_1", status: "pending", needsPayment: "true" }),
  ).toEqual([]);
  expect(linesOf("getOrderedItemCount", [])).toEqual([]);
  expect(linesOf("getOrderedItemCount", { 7: "2" })).toEqual([]);
});

test("a boolean as databases write it is reported, although it is read", () => {
  const created = { reservationId: "AH_1", status: "pending" };
  for (const needsPayment of ["Y", 1])
    expect(linesOf("createReservation", { ...created, needsPayment })).toEqual([
      `$.data.needsPayment: true or false; ${JSON.stringify(needsPayment)} (read)`,
    ]);
});

test("a language of a place whose text cannot be read is reported", () => {
  const place = (content: unknown) => [{ id: 1, meta: { content } }];
  expect(linesOf("queryResources", place({ en: { name: ["Mulgyeol"] }, latitude: "north" }))).toEqual([
    '$.data[0].meta.content.latitude: a number; "north" (absent content latitude)',
    "$.data[0].meta.content.en.name: a text; a list of 1 (absent en name)",
  ]);
  expect(linesOf("queryResources", place({ en: "Mulgyeol" }))).toEqual([
    '$.data[0].meta.content.en: an object; "Mulgyeol" (absent content en)',
  ]);
});

import { couponPhase, daysLeft, isListed, lastMoment } from "@/lib/coupon/coupon-validity";

const coupon = {
  status: "usable",
  validFrom: "2026-12-01T00:00:00+09:00",
  validTo: "2026-12-24T23:59:59+09:00",
} as const;

test.each([
  ["2026-11-30T23:58:59+09:00", "early"],
  ["2026-11-30T23:59:00+09:00", "usable"],
  ["2026-12-01T00:00:00+09:00", "usable"],
  ["2027-01-01T00:00:00+09:00", "usable"],
])("at %s a coupon with the server status usable is %s (R8.3)", (now, phase) => {
  expect(couponPhase(coupon, new Date(now))).toBe(phase);
});

test("a used or expired coupon stays so, whatever the browser's clock says (R8.3)", () => {
  const long = new Date("2000-01-01T00:00:00Z");
  expect(couponPhase({ ...coupon, status: "used" }, long)).toBe("used");
  expect(couponPhase({ ...coupon, status: "expired" }, long)).toBe("expired");
});

test.each([
  ["2026-12-24T23:59:59+09:00", { day: "2026-12-24" }],
  ["2026-12-25T00:00:00+09:00", { day: "2026-12-24" }],
  ["2026-12-24T15:00:00Z", { day: "2026-12-24" }],
  ["2026-12-24T15:30:00+09:00", { day: "2026-12-24", time: "15:30" }],
])("a coupon that ends at %s is valid until %j in Seoul (R9.3)", (validTo, expected) => {
  expect(lastMoment(validTo)).toEqual(expected);
});

test.each([
  ["2026-12-24T00:00:00+09:00", 0],
  ["2026-12-23T23:59:00+09:00", 1],
  ["2026-12-17T15:30:00Z", 6],
  ["2026-12-25T00:00:00+09:00", -1],
])("days are counted in Seoul: at %s there are %i left (R9.3)", (now, days) => {
  expect(daysLeft(coupon, new Date(now))).toBe(days);
});

describe("used and expired coupons are listed for six months, whatever a back end sends (R8.3)", () => {
  const now = new Date("2026-08-31T12:00:00+09:00");
  const listed = (status: "usable" | "used" | "expired", validTo: string, usedAt?: string) =>
    isListed({ ...coupon, status, validTo, usedAt }, now);

  test.each([
    ["2026-02-28T00:00:00+09:00", true],
    ["2026-02-27T23:59:59+09:00", false],
    ["2026-08-30T00:00:00+09:00", true],
  ])("a coupon that was used at %s: %s", (usedAt, expected) => {
    expect(listed("used", "2025-01-01T00:00:00+09:00", usedAt)).toBe(expected);
  });

  test.each([
    ["2026-02-28T00:00:00+09:00", true],
    ["2026-02-27T23:59:59+09:00", false],
  ])(
    "a coupon that expired, or was used at an unknown time, and was valid until %s: %s",
    (validTo, expected) => {
      expect(listed("expired", validTo)).toBe(expected);
      expect(listed("used", validTo)).toBe(expected);
    },
  );

  test("a usable coupon is listed, however old", () => {
    expect(listed("usable", "2020-01-01T00:00:00+09:00")).toBe(true);
  });
});

/** @jest-environment jsdom */
import { forgetCheck, readCheck, rememberCheck } from "@/lib/coupon/redeem-outcome";

const NOW = Date.parse("2026-11-21T12:00:00Z");
const check = { couponId: 7, outletId: 13, checkNumber: "1042" };

beforeEach(() => sessionStorage.clear());

test("a half-typed check is restored for its own coupon only, for ten minutes (R8.3)", () => {
  rememberCheck(check, NOW);
  expect(readCheck(7, NOW + 9 * 60_000)).toEqual(check);
  expect(readCheck(8, NOW)).toBeUndefined();
  expect(readCheck(7, NOW + 11 * 60_000)).toBeUndefined();
  expect(readCheck(7, NOW - 11 * 60_000)).toBeUndefined();
});

test("a check that was forgotten or tampered with is not returned (R8.3)", () => {
  rememberCheck({ couponId: 7, checkNumber: "" }, NOW);
  forgetCheck();
  expect(readCheck(7, NOW)).toBeUndefined();
  for (const text of ["{", "7", `{"couponId":7,"checkNumber":"${"9".repeat(33)}","at":${NOW}}`]) {
    sessionStorage.setItem("coupon-check", text);
    expect(readCheck(7, NOW)).toBeUndefined();
  }
});

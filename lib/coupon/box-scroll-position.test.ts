/** @jest-environment jsdom */
import { readBoxPosition, rememberBoxPosition } from "@/lib/coupon/box-scroll-position";

class Timing {
  type = "back_forward";
}

beforeEach(() => {
  sessionStorage.clear();
  Object.assign(window, { PerformanceNavigationTiming: Timing });
  Object.assign(performance, { getEntriesByType: () => [new Timing()] });
});

test("Back restores the guest's position in the coupon box (R1.5, R8.3)", () => {
  expect(readBoxPosition()).toBeUndefined();
  rememberBoxPosition({ pages: 3, scrollY: 900 });
  expect(readBoxPosition()).toEqual({ pages: 3, scrollY: 900 });
  expect(sessionStorage.getItem("coupon-box")).not.toBeNull();
});

test.each([0, 101, 1.5])("a stored position with %d pages is ignored as invalid (R10.6)", (pages) => {
  rememberBoxPosition({ pages, scrollY: 0 });
  expect(readBoxPosition()).toBeUndefined();
});

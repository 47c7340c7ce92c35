/** @jest-environment jsdom */
import { renderHook } from "@testing-library/react";
import { type RedeemFields, useRedeem } from "@/components/coupon/use-redeem";
import { CHUNK_RELOAD_EVENT } from "@/lib/browser/reload";
import type { Coupon } from "@/lib/coupon/schema";

jest.mock("next-intl", () => ({ useTranslations: () => (key: string) => key }));

const mayReload = () => window.dispatchEvent(new Event(CHUNK_RELOAD_EVENT, { cancelable: true }));
const nothing: RedeemFields = { outlet: undefined, checkNumber: "", password: "" };

test("a lost script reloads the page of a coupon only while nothing is typed (R8.3, R12.4)", () => {
  const options = { coupon: {} as Coupon, readAgain: async () => null, onUsed: () => {} };
  const { rerender } = renderHook((draft: RedeemFields) => useRedeem({ ...options, draft }), {
    initialProps: nothing,
  });
  expect(mayReload()).toBe(true);
  rerender({ ...nothing, checkNumber: "4711" });
  expect(mayReload()).toBe(false);
  rerender({ ...nothing, password: "0000" });
  expect(mayReload()).toBe(false);
  rerender(nothing);
  expect(mayReload()).toBe(true);
});

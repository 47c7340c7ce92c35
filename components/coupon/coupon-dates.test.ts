/** @jest-environment jsdom */
import { createTranslator } from "next-intl";
import { dayText, expiredText, untilText, usedAtText } from "@/components/coupon/coupon-detail";
import { plainSpaces } from "@/lib/base/plain-spaces.test-support";
import english from "@/messages/en.json";

const t = createTranslator({ locale: "en", messages: english, namespace: "Coupons" });

beforeAll(() => {
  jest.useFakeTimers({ now: new Date("2026-11-23T03:00:00Z") });
});
afterAll(() => {
  jest.useRealTimers();
});

test.each([
  ["without the year if it is the current one", "2026-12-24T15:00:00Z", "Until Thu 24 Dec"],
  ["with the time if it is not midnight", "2026-12-24T03:00:00Z", "Until Thu 24 Dec, 12:00"],
  ["with the year if it is another one", "2027-02-21T15:00:00Z", "Until Sun 21 Feb 2027"],
])("a coupon says when it ends: %s (R8.3)", (_, validTo, said) => {
  expect(plainSpaces(untilText(t, { validTo }, "en"))).toBe(said);
});

test("the day on which a coupon begins or ends has its year unless it is the current one (R8.3)", () => {
  expect(plainSpaces(expiredText(t, { validTo: "2026-10-31T15:00:00Z" }, "en"))).toBe("Expired Sat 31 Oct");
  expect(plainSpaces(expiredText(t, { validTo: "2025-12-30T15:00:00Z" }, "en"))).toBe(
    "Expired Tue 30 Dec 2025",
  );
  expect(plainSpaces(dayText("2026-11-30T03:00:00Z", "en"))).toBe("Mon 30 Nov");
});

test("the moment when a coupon was used is written in words", () => {
  const coupon = { usedAt: "2026-10-05T03:00:00Z", validTo: "2026-12-24T15:00:00Z" };
  expect(plainSpaces(usedAtText(coupon, "en"))).toBe("Mon 5 Oct, 12:00");
  expect(plainSpaces(usedAtText(coupon, "ko"))).toBe("10월 5일 (월) 12:00");
});

/** @jest-environment jsdom */
import { recallPromotion, rememberPromotion } from "@/components/booking/guest-memory";
import { promotionSchema } from "@/lib/offer/schema";

const promotion = promotionSchema.parse({
  id: 1101,
  resourceId: 11,
  name: "Five plates",
  menus: [{ id: 1, name: "Course", unitPrice: 90_000 }],
});

beforeEach(() => {
  document.documentElement.dataset.language = "en";
  sessionStorage.clear();
  rememberPromotion(promotion);
});

test("the next document of the tab has the promotion as the form has shown it", () => {
  expect(recallPromotion(11, 1101)).toEqual(promotion);
});

test("another promotion, and one in another language, is not taken for it", () => {
  expect(recallPromotion(11, 1102)).toBeUndefined();
  document.documentElement.dataset.language = "ko";
  expect(recallPromotion(11, 1101)).toBeUndefined();
});

test("what somebody has changed in the storage is not shown", () => {
  sessionStorage.setItem("promotion", JSON.stringify({ language: "en", promotion: { id: "x" } }));
  expect(recallPromotion(11, 1101)).toBeUndefined();
});

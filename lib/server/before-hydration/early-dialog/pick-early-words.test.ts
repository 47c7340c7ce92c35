import { pickEarlyWords } from "@/lib/server/before-hydration/early-dialog/pick-early-words";
import en from "@/messages/en.json";
import ko from "@/messages/ko.json";

test.each([
  ["Korean", ko, /쿠폰/],
  ["English", en, /coupon/i],
])(
  "the sheets of a page that is not hydrated say in %s nothing of a coupon (R12.1)",
  (_, messages, coupon) => {
    expect(Object.values(pickEarlyWords(messages)).filter((word) => coupon.test(word))).toEqual([]);
  },
);

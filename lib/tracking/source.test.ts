import { sourceType } from "@/lib/tracking/register-access";

const arrival = {
  referrer: "",
  ownOrigin: "https://yeoul.test",
  userAgent: "Mozilla/5.0",
  hasCampaign: false,
  isShared: false,
};

test.each([
  ["direct", {}],
  ["direct", { referrer: "https://yeoul.test/r/14" }],
  ["search", { referrer: "https://search.naver.com/find" }],
  ["search", { referrer: "https://www.google.co.kr/" }],
  ["social", { referrer: "https://l.facebook.com/l.php" }],
  ["social", { referrer: "https://t.co/abc" }],
  ["site", { referrer: "https://hotels.test/seoul" }],
  ["site", { referrer: "https://notgoogle-x.test/" }],
  ["messenger", { userAgent: "Mozilla/5.0 KAKAOTALK 10.8.5", referrer: "https://www.google.com/" }],
  ["share", { userAgent: "KAKAOTALK 10", isShared: true }],
  ["campaign", { isShared: true, hasCampaign: true }],
])("a source of type %s: %j (R10.4)", (expected, more) => {
  expect(sourceType({ ...arrival, ...more })).toBe(expected);
});

import { readEmailAddress } from "@/lib/base/email-address";

test.each([
  ["hana@example.com"],
  ["taro..yamada@docomo.ne.jp"],
  ["taro.@docomo.ne.jp"],
  [".taro@ezweb.ne.jp"],
  ["a&b@example.com"],
  ["a&b+c=d/e?f@example.com"],
  ["o'brien@example.ie"],
  ["김하나@example.com"],
  ["hana@여울.한국"],
  ["hana@xn--vk1b187a.xn--3e0b707e"],
  ["hana@bücher.example"],
  ["hana@sub.domain.co.kr"],
  ["HANA@EXAMPLE.COM"],
])("%s is an address that works (R6.3)", (address) => {
  expect(readEmailAddress(address)).toBe(address);
});

test.each([
  [" hana@example.com ", "hana@example.com"],
  ["\u200bhana@example.com\ufeff", "hana@example.com"],
  ["\u202ahana@example.com\u202c", "hana@example.com"],
  ["hana＠example.com", "hana@example.com"],
  ["ｈａｎａ@example.com", "hana@example.com"],
  ["hana@exam\u00adple.com", "hana@example.com"],
])("the email address %j is sent as %s (R6.3)", (typed, sent) => {
  expect(readEmailAddress(typed)).toBe(sent);
});

test.each([
  [""],
  ["hana"],
  ["hana@"],
  ["@example.com"],
  ["hana@example"],
  ["hana@@example.com"],
  ["hana@exa@mple.com"],
  ["hana@.com"],
  ["hana@example..com"],
  ["hana@-example.com"],
  ["hana@example.com."],
  ["hana@127.0.0.1"],
  ["hana@example.com/path"],
  ["hana@example.com:25"],
  [`${"x".repeat(65)}@example.com`],
  [`hana@${`${"y".repeat(60)}.`.repeat(5)}com`],
])("the email address %j cannot be delivered to (R6.3)", (typed) => {
  expect(readEmailAddress(typed)).toBeUndefined();
});

import { suggestEmailAddress } from "@/lib/base/suggest-email-address";

test.each([
  ["hana@gmial.com", "hana@gmail.com"],
  ["hana@gmail.con", "hana@gmail.com"],
  ["hana@gmail.co", "hana@gmail.com"],
  ["hana@naver.con", "hana@naver.com"],
  ["hana@nvaer.com", "hana@naver.com"],
  ["hana@hanmail.com", "hana@hanmail.net"],
  ["hana@Hotmial.com", "hana@hotmail.com"],
  ["hana@gmail.com", undefined],
  ["hana@GMAIL.com", undefined],
  ["hana@example.com", undefined],
  ["hana@yeoul.example", undefined],
  ["hana@mac.com", undefined],
  ["hana@yahoo.fr", undefined],
  ["hana@hotmail.co.uk", undefined],
  ["hana@yahoo.co.kr", undefined],
  ["hana@", undefined],
])("the email address %s was probably meant as %s", (typed, meant) => {
  expect(suggestEmailAddress(typed)).toBe(meant);
});

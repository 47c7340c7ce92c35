import { loyaltyAddress } from "@/lib/account/loyalty";

test.each([
  ["https://member.test", "ko", "https://member.test/ko-KR/member/account"],
  ["https://member.test/", "en", "https://member.test/en-US/member/account"],
  ["https://member.test/club//", "en", "https://member.test/club/en-US/member/account"],
] as const)("a page of %s in %s is at %s (R3.3)", (site, locale, address) => {
  expect(loyaltyAddress(site, locale, "member/account")).toBe(address);
});

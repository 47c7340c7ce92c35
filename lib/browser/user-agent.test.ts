import { isMessengerBrowser } from "@/lib/browser/user-agent";

test.each([
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 KAKAOTALK 10.8.5",
    true,
  ],
  ["Mozilla/5.0 (Linux; Android 14; wv) Chrome/116.0 Mobile Safari/537.36;KAKAOTALK 2410430", true],
  ["facebookexternalhit/1.1; kakaotalk-scrap/1.0; +https://devtalk.kakao.com/t/scrap/33984", false],
  ["Mozilla/5.0 KAKAOTALK kakaotalk-scrap/1.0", false],
  ["Mozilla/5.0 (Macintosh) Chrome/140 Safari/537.36", false],
])("%s is the messenger's in-app browser: %s (R3.8)", (userAgent, isInside) => {
  expect(isMessengerBrowser(userAgent)).toBe(isInside);
});

import { externalBrowserLink, inAppBrowserOf } from "@/lib/browser/device";

const ANDROID =
  "Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 Chrome/128.0.0.0 Mobile Safari/537.36";
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148";
const ADDRESS = "https://dining.test/payment-request/14/AH_7?a=1";

const INTENT =
  "intent://dining.test/payment-request/14/AH_7?a=1#Intent;scheme=https;package=com.android.chrome;S.browser_fallback_url=https%3A%2F%2Fdining.test%2Fpayment-request%2F14%2FAH_7%3Fa%3D1;end";

test.each([
  [
    `${ANDROID};KAKAOTALK 2410430`,
    "kakaotalk",
    `kakaotalk://web/openExternal?url=${encodeURIComponent(ADDRESS)}`,
  ],
  [
    `${IPHONE} KAKAOTALK 10.8.5`,
    "kakaotalk",
    `kakaotalk://web/openExternal?url=${encodeURIComponent(ADDRESS)}`,
  ],
  [`${IPHONE} Safari Line/14.5.0`, "line", `${ADDRESS}&openExternalBrowser=1`],
  [`${ANDROID} Line/14.5.0/IAB`, "line", `${ADDRESS}&openExternalBrowser=1`],
  [`${ANDROID} NAVER(inapp; search; 2000; 12.8.3)`, "naver", INTENT],
  [`${IPHONE} NAVER(inapp; search; 2000; 12.8.3)`, "naver", undefined],
  [`${ANDROID} Instagram 340.0.0.22 Android`, "instagram", INTENT],
  [`${IPHONE} Instagram 340.0.0.22 (iPhone15,2)`, "instagram", undefined],
  [`${ANDROID} [FB_IAB/FB4A;FBAV/480.0.0]`, "facebook", INTENT],
  [`${IPHONE} [FBAN/FBIOS;FBAV/480.0.0]`, "facebook", undefined],
  [`${ANDROID} DaumApps/7.4.0 DaumDevice/mobile`, "daum", INTENT],
  [`${IPHONE} BAND/20.1.0 (iOS 18)`, "band", undefined],
])("%s is the in-app browser of %s, and the link out of it is %s", (userAgent, name, href) => {
  expect(inAppBrowserOf(userAgent)).toBe(name);
  expect(externalBrowserLink(ADDRESS, userAgent)).toBe(href);
});

test.each([
  ANDROID,
  `${IPHONE} Version/18.0 Safari/604.1`,
  "Mozilla/5.0 (Macintosh) Chrome/140 Safari/537.36",
  "",
])("%s is not an in-app browser", (userAgent) => {
  expect(inAppBrowserOf(userAgent)).toBeUndefined();
  expect(externalBrowserLink(ADDRESS, userAgent)).toBeUndefined();
});

test("a user agent with the marks of both Instagram and Facebook counts as Instagram", () => {
  expect(inAppBrowserOf(`${IPHONE} Instagram 340.0.0.22 [FBAN/FBIOS]`)).toBe("instagram");
});

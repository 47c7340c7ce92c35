import { parseEnv } from "@/lib/server/settings/env-schema";
import { adPlatforms } from "@/lib/tracking/ad-platforms/ad-platforms";
import { adScriptAddress, toAdExceptions } from "@/lib/tracking/ad-platforms/ad-settings";

const addresses = (settings: Record<string, string>) => {
  const exceptions = toAdExceptions(parseEnv(settings));
  return adPlatforms.map((platform) => adScriptAddress(platform, exceptions));
};

test("by default each platform's script is loaded from its own host, with no exceptions (R10.2)", () => {
  expect(toAdExceptions(parseEnv({}))).toEqual({});
  expect(addresses({})).toEqual([
    "https://t1.daumcdn.net/kas/static/kp.js",
    "https://wcs.naver.net/wcslog.js",
    "https://connect.facebook.net/en_US/fbevents.js",
    "https://www.googletagmanager.com/gtag/js",
  ]);
});

test("each ad platform can be switched off or loaded from a configured origin (R10.2)", () => {
  const settings = { KAKAO_PIXEL: "off", META_PIXEL: "off", NAVER_WCS_ORIGIN: "http://ads.test" };
  expect(addresses(settings)).toEqual([
    undefined,
    "http://ads.test/wcslog.js",
    undefined,
    "https://www.googletagmanager.com/gtag/js",
  ]);
});

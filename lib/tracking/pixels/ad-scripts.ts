import type { adPlatforms } from "@/lib/tracking/schema";

export type AdPlatform = (typeof adPlatforms)[number];

/** Default origin and path of each ad platform's script. */
const scripts: Readonly<Record<AdPlatform, { origin: string; path: string }>> = {
  kakao_pixel: { origin: "https://t1.daumcdn.net", path: "/kas/static/kp.js" },
  naver_wcs: { origin: "https://wcs.naver.net", path: "/wcslog.js" },
  meta_pixel: { origin: "https://connect.facebook.net", path: "/en_US/fbevents.js" },
  google_tag: { origin: "https://www.googletagmanager.com", path: "/gtag/js" },
};

/**
 * What an installation changes: a platform that is switched off, or loaded from another origin. It is sent with every
 * page, so defaults are left out.
 */
export type AdExceptions = Partial<Record<AdPlatform, "off" | string>>;

type Switch = "on" | "off";

/** The settings about ad platforms. */
type AdSettings = Record<"KAKAO_PIXEL" | "NAVER_WCS" | "META_PIXEL" | "GOOGLE_TAG", Switch> &
  Record<"KAKAO_PIXEL_ORIGIN" | "NAVER_WCS_ORIGIN" | "META_PIXEL_ORIGIN" | "GOOGLE_TAG_ORIGIN", string>;

/** Returns the ad settings that differ from the defaults. */
export function toAdExceptions(settings: AdSettings): AdExceptions {
  return {
    ...exception("kakao_pixel", settings.KAKAO_PIXEL, settings.KAKAO_PIXEL_ORIGIN),
    ...exception("naver_wcs", settings.NAVER_WCS, settings.NAVER_WCS_ORIGIN),
    ...exception("meta_pixel", settings.META_PIXEL, settings.META_PIXEL_ORIGIN),
    ...exception("google_tag", settings.GOOGLE_TAG, settings.GOOGLE_TAG_ORIGIN),
  };
}

function exception(platform: AdPlatform, state: Switch, origin: string): AdExceptions {
  if (state === "off") return { [platform]: "off" };
  return origin === scripts[platform].origin ? {} : { [platform]: origin };
}

/** Returns the address of a platform's script; undefined if it is switched off. */
export function adScriptAddress(platform: AdPlatform, exceptions: AdExceptions): string | undefined {
  const exception = exceptions[platform];
  return exception === "off" ? undefined : (exception ?? scripts[platform].origin) + scripts[platform].path;
}

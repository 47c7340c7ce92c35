const IN_APP =
  /KAKAOTALK|NAVER\(inapp;|\bLine\/|Instagram |FBAN|FBAV|FB_IAB|FBIOS|DaumApps|DaumDevice|BAND\//;

/** A messenger's or a network's own browser, where a new window replaces the page or never opens. */
export function isInAppBrowser(userAgent: string): boolean {
  return IN_APP.test(userAgent);
}

/** A device that sends text messages. */
export function isPhone(userAgent: string): boolean {
  return /iPhone|iPod|Android.+Mobile/.test(userAgent);
}

/** The messenger's own browser, by its user agent; its robot that reads previews is not it. */
export function isMessengerBrowser(userAgent: string): boolean {
  return /KAKAOTALK/.test(userAgent) && !/kakaotalk-scrap|facebookexternalhit/i.test(userAgent);
}

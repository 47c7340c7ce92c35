/** Whether the device is a phone, which can send text messages. */
export function isPhone(userAgent: string): boolean {
  return /iPhone|iPod|Android.+Mobile/.test(userAgent);
}

/** Whether this is KakaoTalk's in-app browser; its link-preview crawler does not count. */
export function isMessengerBrowser(userAgent: string): boolean {
  return /KAKAOTALK/.test(userAgent) && !/kakaotalk-scrap|facebookexternalhit/i.test(userAgent);
}

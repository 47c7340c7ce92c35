/** A device that sends text messages. */
export function isPhone(userAgent: string): boolean {
  return /iPhone|iPod|Android.+Mobile/.test(userAgent);
}

/** The messenger's own browser, by its user agent; its robot that reads previews is not it. */
export function isMessengerBrowser(userAgent: string): boolean {
  return /KAKAOTALK/.test(userAgent) && !/kakaotalk-scrap|facebookexternalhit/i.test(userAgent);
}

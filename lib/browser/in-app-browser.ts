/** A browser inside an app, by its user agent: downloads and new windows cannot be relied on there. */
export function isInAppBrowser(userAgent: string): boolean {
  return /KAKAOTALK|NAVER\(inapp|Line\/|Instagram |FBAN|FBAV|FB_IAB|FBIOS|DaumApps|BAND\//.test(userAgent);
}

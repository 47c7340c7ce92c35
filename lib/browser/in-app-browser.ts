/** User-agent patterns of the apps that open links in their own browser; the first match wins. */
const marks = {
  kakaotalk: /KAKAOTALK/,
  line: /\bLine\//,
  naver: /NAVER\(inapp;/,
  instagram: /Instagram /,
  facebook: /FBAN|FBAV|FB_IAB|FBIOS/,
  daum: /DaumApps|DaumDevice/,
  band: /BAND\//,
} as const;

export type InAppBrowser = keyof typeof marks;

/**
 * Returns the app in whose browser the page runs, or undefined for an ordinary browser. In an in-app browser a new
 * window replaces the page or never opens.
 */
export function inAppBrowserOf(userAgent: string): InAppBrowser | undefined {
  return (Object.keys(marks) as InAppBrowser[]).find((name) => marks[name].test(userAgent));
}

/**
 * Returns a link that opens one of our addresses in the phone's own browser when tapped. Undefined when the app
 * supports no such link, so that the guest has to copy the address.
 */
export function externalBrowserLink(address: string, userAgent: string): string | undefined {
  const app = inAppBrowserOf(userAgent);
  if (app === undefined) return undefined;
  const url = new URL(address);
  if (app === "kakaotalk") return `kakaotalk://web/openExternal?url=${encodeURIComponent(address)}`;
  if (app === "line") {
    url.searchParams.set("openExternalBrowser", "1");
    return url.href;
  }
  if (!/Android/.test(userAgent)) return undefined;
  const scheme = url.protocol.slice(0, -1);
  const fallback = encodeURIComponent(address);
  return `intent://${url.host}${url.pathname}${url.search}#Intent;scheme=${scheme};package=com.android.chrome;S.browser_fallback_url=${fallback};end`;
}

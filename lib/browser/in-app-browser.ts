/** The apps that show links in a browser of their own, by the mark in its user agent; the first that fits counts. */
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

/** In whose own browser the page is read, where a new window replaces the page or never opens; undefined in any other. */
export function inAppBrowserOf(userAgent: string): InAppBrowser | undefined {
  return (Object.keys(marks) as InAppBrowser[]).find((name) => marks[name].test(userAgent));
}

/**
 * The link that opens an address of ours in the phone's own browser, to be tapped; undefined where the app knows none,
 * so that the guest has to take the address there themselves.
 */
export function wayOut(address: string, userAgent: string): string | undefined {
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

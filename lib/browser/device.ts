import "client-only";

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

type InAppBrowser = keyof typeof marks;

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

declare global {
  interface Navigator {
    connection?: { saveData?: boolean };
  }
}

/** Whether the guest has asked for as few bytes as possible; not every browser tells. */
export function savesData(): boolean {
  return navigator.connection?.saveData === true;
}

/**
 * Returns whether a key belongs to the composition of a syllable, as in Korean. Safari reports the Enter that ends one
 * after its end, with the key code of a composition.
 */
export function isComposing({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean {
  return isComposing || keyCode === 229;
}

/**
 * What this device says about itself. A device may say anything: a time zone that `Intl` refuses (`Etc/Unknown`), no
 * language, no answer to a media query. Each of these functions returns a value that can be used, or nothing.
 */

/** Returns the IANA name of the device's time zone; undefined where the device names none that `Intl` knows. */
export function deviceTimeZone(): string | undefined {
  try {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    new Intl.DateTimeFormat("en", { timeZone });
    return timeZone;
  } catch {
    // `Intl` throws for a zone that it does not know.
    return undefined;
  }
}

/**
 * Returns the country (ISO 3166), among the given ones, in which this device probably is: that of its time zone,
 * because many read English who never were in America, else the first that its languages name.
 */
export function deviceCountry(countries: readonly string[]): string | undefined {
  const zone = deviceTimeZone();
  const inZone =
    zone === undefined ? undefined : countries.find((country) => zonesOf(country).includes(zone));
  return inZone ?? deviceCountries().find((country) => countries.includes(country));
}

/** Returns the time zones of a country; none in a browser that does not list them. */
function zonesOf(country: string): readonly string[] {
  const region: Intl.Locale & { getTimeZones?: () => string[] | undefined; timeZones?: string[] } =
    new Intl.Locale(`und-${country}`);
  return region.getTimeZones?.() ?? region.timeZones ?? [];
}

/** Returns the countries (ISO 3166) that the device's languages name, the preferred one first: `en-GB` names `GB`. */
export function deviceCountries(): string[] {
  // Parsed without `Intl`: what a browser takes from the system's settings ("en-US@posix") is not always a valid
  // language tag.
  return deviceLanguages().flatMap((tag) => {
    const country = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(String(tag))?.[1];
    return country === undefined ? [] : [country.toUpperCase()];
  });
}

function deviceLanguages(): readonly unknown[] {
  try {
    return [...(navigator.languages ?? [navigator.language])];
  } catch {
    // An extension against recognition may refuse them.
    return [];
  }
}

/** Returns whether the guest prefers reduced motion. */
export function prefersReducedMotion(): boolean {
  return matches("(prefers-reduced-motion: reduce)");
}

/** Returns whether the device is operated by a finger. */
export function hasCoarsePointer(): boolean {
  return matches("(pointer: coarse)");
}

/** Some browsers have no answer to a media query in a document that is not shown. */
function matches(query: string): boolean {
  try {
    return window.matchMedia(query).matches;
  } catch {
    return false;
  }
}

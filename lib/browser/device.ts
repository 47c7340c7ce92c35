import "client-only";

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

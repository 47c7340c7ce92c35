import { languages } from "@/lib/i18n/languages";
import type { LocaleData } from "@/lib/i18n/locale-data";

/** A supported language. Any other language that the CMS offers falls back to English. */
export type Locale = keyof typeof languages;

export const localeData: Readonly<Record<Locale, LocaleData>> = languages;

export const locales: readonly Locale[] = Object.keys(languages).filter(isLocale);

/** The language when nothing is known about the reader (R9.1). */
export const INITIAL_LOCALE: Locale = "ko";

/**
 * The language for a reader of an unsupported language, and for a text that is missing in the reader's language
 * (R9.1).
 */
export const FALLBACK_LOCALE: Locale = "en";

/** The language of the hotels' staff. */
export const STAFF_LOCALE: Locale = "ko";

/** Returns whether the value is a supported language. */
export function isLocale(value: string | undefined | null): value is Locale {
  return typeof value === "string" && Object.hasOwn(languages, value);
}

/** Returns the value if it is a supported language, else the fallback language. */
export function toLocale(value: string | undefined | null): Locale {
  return isLocale(value) ? value : FALLBACK_LOCALE;
}

/** Returns the languages other than this one, for the language switch. */
export function otherLocales(locale: Locale): Locale[] {
  return locales.filter((other) => other !== locale);
}

/** Makes a value for each language. */
export function byLocale<Value>(make: (locale: Locale) => Value): Record<Locale, Value> {
  return Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, Value>;
}

/** Returns the text in the reader's language, else in the fallback language, else in any available one. */
export function pickLocalized<Value>(
  texts: Readonly<Record<string, Value>>,
  locale: Locale,
): Value | undefined {
  return texts[locale] ?? texts[FALLBACK_LOCALE] ?? Object.values(texts)[0];
}

import { languages } from "@/lib/i18n/languages";
import type { LocaleFacts } from "@/lib/i18n/locale-facts";

/** A language this front end speaks. What the CMS offers beyond them falls back to English. */
export type Locale = keyof typeof languages;

export const localeFacts: Readonly<Record<Locale, LocaleFacts>> = languages;

export const locales: readonly Locale[] = Object.keys(languages).filter(isLocale);

/** The language when nothing at all is known about the reader (spec §9). */
export const INITIAL_LOCALE: Locale = "ko";

/** The language for a reader whose own is none of ours, and for a text that is missing in theirs (spec §9). */
export const FALLBACK_LOCALE: Locale = "en";

/** The language of the hotels' staff. */
export const STAFF_LOCALE: Locale = "ko";

export function isLocale(value: string | undefined | null): value is Locale {
  return typeof value === "string" && Object.hasOwn(languages, value);
}

/** The language that something calls itself by, or the fallback language where it is none of ours. */
export function toLocale(value: string | undefined | null): Locale {
  return isLocale(value) ? value : FALLBACK_LOCALE;
}

/** The languages that a reader of one may change to. */
export function otherLocales(locale: Locale): Locale[] {
  return locales.filter((other) => other !== locale);
}

/** The text in the reader's language, else in the fallback language, else in any that is there. */
export function pickLocalized<Value>(
  texts: Readonly<Record<string, Value>>,
  locale: Locale,
): Value | undefined {
  return texts[locale] ?? texts[FALLBACK_LOCALE] ?? Object.values(texts)[0];
}

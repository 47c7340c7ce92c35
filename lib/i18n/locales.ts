/** The languages this front end speaks. What the CMS offers beyond them falls back to English. */
export const locales = ["ko", "en"] as const;

export type Locale = (typeof locales)[number];

/** The language when nothing at all is known about the reader (spec §9). */
export const INITIAL_LOCALE: Locale = "ko";

/** The language for a reader whose own is none of ours, and for a text that is missing in theirs (spec §9). */
export const FALLBACK_LOCALE: Locale = "en";

export function isLocale(value: string | undefined | null): value is Locale {
  return value === "ko" || value === "en";
}

/** The other language, for the one switch a bilingual site needs. */
export function otherLocale(locale: Locale): Locale {
  return locale === "ko" ? "en" : "ko";
}

/** The text in the reader's language, else in the fallback language, else in any that is there. */
export function pickLocalized<Value>(
  texts: Readonly<Record<string, Value>>,
  locale: Locale,
): Value | undefined {
  return texts[locale] ?? texts[FALLBACK_LOCALE] ?? Object.values(texts)[0];
}

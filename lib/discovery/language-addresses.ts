import { FALLBACK_LOCALE, type Locale, locales } from "@/lib/i18n/locales";

/** Every address of one page: its own in each language, and the one for readers of any other. */
export type LanguageAddresses = { own: Readonly<Record<Locale, string>>; others: string };

/**
 * The addresses under which a page is found (R11.2). Each language has one by its query key; readers of any other language
 * (x-default) are sent to the fallback language's. The address without the key shows each reader their own language, so it
 * is no page of its own, and names the one that it shows. Head and sitemap both read this, for what one says and the
 * other does not is ignored by those who read them.
 */
export function languageAddresses(origin: string, path: string): LanguageAddresses {
  const addresses = locales.map((locale) => [locale, `${origin}${path}?language=${locale}`]);
  const own = Object.fromEntries(addresses) as Record<Locale, string>;
  return { own, others: own[FALLBACK_LOCALE] };
}

import { byLocale, FALLBACK_LOCALE, type Locale } from "@/lib/i18n/locales";

/** All addresses of one page: one per language, and one for readers of any other language. */
export type LanguageAddresses = { own: Readonly<Record<Locale, string>>; others: string };

/**
 * Returns the addresses under which a page can be found (R11.2). Each language has one, by its query key; readers of
 * any other language (x-default) are sent to the fallback language's. The address without the key varies by reader, so
 * it is no page of its own and names the one that it shows. The page head and the sitemap both use this, because
 * crawlers ignore alternates that only one of them lists.
 */
export function languageAddresses(origin: string, path: string): LanguageAddresses {
  const own = byLocale((locale) => `${origin}${path}?language=${locale}`);
  return { own, others: own[FALLBACK_LOCALE] };
}

import { type Locale, locales } from "@/lib/i18n/locales";

/** Every address of one page: its own in each language, and the one for a reader whose language nobody knows yet. */
export type LanguageAddresses = { own: Readonly<Record<Locale, string>>; neutral: string };

/**
 * The addresses under which a page is found (R11.2). Each language has one by its query key; `neutral` (x-default) is
 * the address without it, where the reader's own language decides. Head and sitemap both read this, for what one says
 * and the other does not is ignored by those who read them.
 */
export function languageAddresses(origin: string, path: string): LanguageAddresses {
  const own = locales.map((locale) => [locale, `${origin}${path}?language=${locale}`]);
  return { own: Object.fromEntries(own) as Record<Locale, string>, neutral: `${origin}${path}` };
}

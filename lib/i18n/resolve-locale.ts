import Negotiator from "negotiator";
import { FALLBACK_LOCALE, INITIAL_LOCALE, isLocale, type Locale } from "@/lib/i18n/locales";

export type LocaleSigns = {
  /** The `language` key of the address. */
  requestedLanguage: string | null;
  /** The choice stored in a cookie. */
  stored: string | undefined;
  /** The raw Accept-Language header. */
  accepted: string | null;
};

/**
 * Resolves the locale (R9.1): the query's language, else the stored choice, else the browser's first language, else
 * Korean.
 */
export function resolveLocale({ requestedLanguage, stored, accepted }: LocaleSigns): Locale {
  if (isLocale(requestedLanguage)) return requestedLanguage;
  if (isLocale(stored)) return stored;
  const first = firstLanguage(accepted);
  if (first === undefined) return INITIAL_LOCALE;
  return isLocale(first) ? first : FALLBACK_LOCALE;
}

/** Returns the primary language that a browser prefers; undefined where the header names none. */
function firstLanguage(accepted: string | null): string | undefined {
  if (accepted === null) return undefined;
  return new Negotiator({ headers: { "accept-language": accepted } })
    .languages()
    .map((tag) => tag.split("-", 1)[0]?.toLowerCase() ?? "")
    .find((language) => /^[a-z]{2,8}$/.test(language));
}

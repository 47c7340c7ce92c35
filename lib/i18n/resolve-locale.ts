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

function firstLanguage(accepted: string | null): string | undefined {
  if (accepted === null) return undefined;
  const wished = accepted
    .split(",")
    .map((entry) => {
      const [tag = "", ...parameters] = entry.trim().split(";");
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { language: tag.trim().split("-")[0]?.toLowerCase() ?? "", weight: weight ? Number(weight) : 1 };
    })
    .filter(({ language, weight }) => /^[a-z]{2,8}$/.test(language) && weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return wished[0]?.language;
}

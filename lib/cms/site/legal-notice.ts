import type { SettingValue } from "@/lib/cms/site/schema";
import { FALLBACK_LOCALE, type Locale } from "@/lib/i18n/locales";

/** Who runs the site: each fact that the group has stated. */
export type LegalNotice = NonNullable<SettingValue<"legal">[string]>;

/** A field of the notice that must be named before anything is sold; the others depend on the company. */
const required = [
  "company",
  "representative",
  "address",
  "phone",
  "email",
  "businessNumber",
  "privacyUrl",
  "termsUrl",
] as const satisfies readonly (keyof LegalNotice)[];

/** Returns the notice in the reader's language, else in the fallback language, else the first there is. */
export function legalNoticeIn(
  legal: SettingValue<"legal"> | undefined,
  locale: Locale,
): LegalNotice | undefined {
  const inLanguage = (wanted: string) =>
    Object.entries(legal ?? {}).find(([code]) => code.toLowerCase().split(/[-_]/)[0] === wanted)?.[1];
  return inLanguage(locale) ?? inLanguage(FALLBACK_LOCALE) ?? Object.values(legal ?? {}).find(Boolean);
}

/** Returns what the notice lacks although it must be named, as `ko.company`; all of it where there is no notice. */
export function missingLegalFields(legal: SettingValue<"legal">, locales: readonly Locale[]): string[] {
  return locales.flatMap((locale) => {
    const notice = legalNoticeIn(legal, locale);
    return required.filter((name) => notice?.[name] === undefined).map((name) => `${locale}.${name}`);
  });
}

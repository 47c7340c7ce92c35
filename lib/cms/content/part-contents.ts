import type { PagePart } from "@/lib/cms/schema";
import { FALLBACK_LOCALE, type Locale } from "@/lib/i18n/locales";
import type { Language } from "@/lib/resource/schema";

/**
 * Returns an author's content for the reader: in the reader's language, else the fallback language, else any language
 * (R2.4). Blank text counts as missing; `undefined` when there is no content at all.
 */
export function pickContents(
  { partContents }: PagePart,
  languages: readonly Language[],
  locale: Locale,
): { html: string; style: string | undefined } | undefined {
  const written = partContents.flatMap(({ languageId, contents, meta }) =>
    contents === undefined || contents.trim() === ""
      ? []
      : [{ languageId, html: contents, style: meta.style }],
  );
  const inLanguage = (code: string) => {
    const id = languages.find((language) => language.code === code)?.id;
    return written.find(({ languageId }) => languageId === id);
  };
  const picked = inLanguage(locale) ?? inLanguage(FALLBACK_LOCALE) ?? written[0];
  return picked && { html: picked.html, style: picked.style };
}

import type { PagePart } from "@/lib/cms/schema";
import { FALLBACK_LOCALE, type Locale } from "@/lib/i18n/locales";
import type { Language } from "@/lib/resource/schema";

/**
 * What an author wrote for the reader: in the reader's language, else the fallback language, else whatever there is
 * (R2.4). A blank text is none; undefined when nothing is written at all.
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

import { createHash } from "node:crypto";
import type { PagePart } from "@/lib/cms/schema";
import { FALLBACK_LOCALE, type Locale, localeData, locales } from "@/lib/i18n/locales";
import type { Language } from "@/lib/place/schema";

/** Returns an id of authored content: the same for identical HTML and style. */
export function contentVersion({ html, style }: { html: string; style?: string | undefined }): string {
  return createHash("sha256")
    .update(html)
    .update("\u0000")
    .update(style ?? "")
    .digest("base64url")
    .slice(0, 16);
}

/** Returns the tag of everything that shows this version; it identifies the content of a cached page. */
export function versionTag(version: string): string {
  return `shows:${version}`;
}

/** Characters that are read to tell a text's script. */
const MOST_READ = 20_000;

/** Returns the language whose script most of a text's letters are written in. */
function scriptOf(html: string): Locale | undefined {
  const text = html.slice(0, MOST_READ).replace(/<[^>]*>/g, "");
  const counts = locales.map((code) => {
    const letters = new RegExp(`\\p{Script=${localeData[code].script}}`, "gu");
    return { code, count: text.match(letters)?.length ?? 0 };
  });
  return counts.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count)[0]?.code;
}

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
    if (id !== undefined) return written.find(({ languageId }) => languageId === id);
    // Nothing tells which language an id stands for; the script that it is written in does.
    const isUnlisted = (languageId: number) => !languages.some((language) => language.id === languageId);
    return written.find(({ languageId, html }) => isUnlisted(languageId) && scriptOf(html) === code);
  };
  const picked = inLanguage(locale) ?? inLanguage(FALLBACK_LOCALE) ?? written[0];
  return picked && { html: picked.html, style: picked.style };
}

import type { Locale } from "@/lib/i18n/locales";
import type messages from "@/messages/en.json";

/**
 * The sentences of a language, each loaded when it is asked for first. What takes values is for a translator alone: the
 * build has read it (`next.config.mjs`), and it is a text no more. Rejects where they do not come.
 */
export async function loadMessages(locale: Locale): Promise<typeof messages> {
  return (await import(`../../messages/${locale}.json`)).default;
}

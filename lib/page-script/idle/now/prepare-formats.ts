import { readPageLanguage } from "@/lib/browser/page-language";
import { whenIdle } from "@/lib/page-script/when-idle";

/**
 * What the first use of `Intl` in a page makes the browser load, in parts that each stay below 50 ms on a phone: the
 * language's likely script and region, the list of languages, that of their calendars, and one formatter.
 */
const PARTS: readonly ((language: string) => unknown)[] = [
  (language) => new Intl.Locale(language).maximize(),
  (language) => Intl.Collator.supportedLocalesOf(language),
  (language) => Intl.DateTimeFormat.supportedLocalesOf(language),
  (language) => new Intl.DateTimeFormat(language),
];

/**
 * Makes the browser ready to format times and prices, each part in an idle moment of its own. The first formatter is
 * otherwise one task of 45 to 110 ms with a processor 4 times slower (`docs/decisions/idle-pages-hydrate-in-pieces.md`).
 */
export async function prepareFormats(): Promise<void> {
  const language = readPageLanguage();
  for (const load of PARTS) {
    await new Promise<void>(whenIdle);
    load(language);
  }
}

import { readPageLanguage } from "@/lib/browser/page-language";

/**
 * What the first use of `Intl` in a page makes the browser load, in steps that each stay below 50 ms on a phone: the
 * language's likely script and region, the list of languages, that of their calendars, and one formatter. The first
 * formatter is otherwise one task of 45 to 110 ms with a processor 4 times slower
 * (`docs/decisions/idle-pages-hydrate-in-pieces.md`).
 */
export const formatSteps: readonly (() => void)[] = [
  () => void new Intl.Locale(readPageLanguage()).maximize(),
  () => void Intl.Collator.supportedLocalesOf(readPageLanguage()),
  () => void Intl.DateTimeFormat.supportedLocalesOf(readPageLanguage()),
  () => void new Intl.DateTimeFormat(readPageLanguage()),
];

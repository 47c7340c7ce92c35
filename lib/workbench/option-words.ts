import type { BlockName } from "@/lib/cms/widget/widget-examples";
import type { Locale } from "@/lib/i18n/locales";
import en from "@/messages/en.json";
import ko from "@/messages/ko.json";

type Words = Readonly<Record<BlockName, Readonly<Record<string, string>>>>;

/** What each option of each block does, by the reader's language. In English it is what the schemas say. */
export const optionWords: Readonly<Record<Locale, Words>> = {
  ko: ko.Workbench.optionWords,
  en: en.Workbench.optionWords,
};

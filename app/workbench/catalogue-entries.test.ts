import { createTranslator } from "next-intl";
import { catalogueEntries } from "@/app/workbench/catalogue-entries";
import { lintPart } from "@/lib/workbench/lint/lint-part";
import en from "@/messages/en.json";
import ko from "@/messages/ko.json";

const exampleWords = { en: en.Workbench.exampleWords, ko: ko.Workbench.exampleWords };
const entries = catalogueEntries(
  createTranslator({ locale: "en", messages: en, namespace: "Workbench" }),
  en.Workbench.optionWords,
  exampleWords,
);

test.each(entries.map((entry) => [entry.name, entry.examples] as const))(
  "the example of cms-box-%s has its texts in the language of the page (R11.4)",
  (_, examples) => {
    for (const locale of ["en", "ko"] as const)
      expect(lintPart(examples[locale].example, { locale })).toEqual([]);
    for (const word of Object.values(en.Workbench.exampleWords))
      for (const text of [`>${word}<`, `"${word}"`]) expect(examples.ko.example).not.toContain(text);
    expect(examples.ko.inside === "" || /[가-힣]/.test(examples.ko.inside)).toBe(true);
  },
);

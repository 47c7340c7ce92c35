import { blockNames, optionsOf } from "@/lib/cms/widget/widget-options";
import en from "@/messages/en.json";
import ko from "@/messages/ko.json";

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;
const english: Words = en.Workbench.optionWords;
const korean: Words = ko.Workbench.optionWords;

test.each(blockNames)(
  "cms-box-%s has a description of each option in both languages, and of no other (R11.4)",
  (block) => {
    const options = optionsOf(block).map(({ name, meaning }) => [name, meaning]);
    expect(Object.entries(english[block] ?? {})).toEqual(options);
    expect(Object.keys(korean[block] ?? {})).toEqual(options.map(([name]) => name));
    for (const words of Object.values(korean[block] ?? {})) expect(words).toMatch(/[가-힣]/);
  },
);

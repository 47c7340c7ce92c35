import { blockNames } from "@/lib/cms/widget/widget-examples";
import { optionsOf } from "@/lib/cms/widget/widget-options";
import { optionWords } from "@/lib/workbench/option-words";

test.each(blockNames)(
  "R11.4 every option of cms-box-%s is told of in both languages, and no other",
  (block) => {
    const options = optionsOf(block).map(({ name, meaning }) => [name, meaning]);
    expect(Object.entries(optionWords.en[block])).toEqual(options);
    expect(Object.keys(optionWords.ko[block])).toEqual(options.map(([name]) => name));
    for (const words of Object.values(optionWords.ko[block])) expect(words).toMatch(/[가-힣]/);
  },
);

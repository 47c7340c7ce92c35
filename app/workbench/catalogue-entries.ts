import "server-only";
import type { Entry } from "@/components/workbench/catalogue/write-block";
import {
  blockNames,
  type OptionDescription,
  optionsOf,
  plainExampleOf,
} from "@/lib/cms/widget/widget-options";
import type { Translator } from "@/lib/i18n/load-messages";
import { byLocale, type Locale } from "@/lib/i18n/locales";
import { exampleCases } from "@/lib/workbench/preview-states";
import { type BlockName, blocks } from "@/widgets/definitions";

type Words = Translator<"Workbench">;

/** The description of each option of each block in the reader's language; in English, the text of the schemas. */
type OptionWords = Readonly<Record<BlockName, Readonly<Record<string, string>>>>;

/** The texts in the examples, by a key that all languages have in common. */
export type ExampleWords = Readonly<Record<string, string>>;

/** Returns an example with its English texts in another language. */
function translateExample(example: string, english: ExampleWords, words: ExampleWords): string {
  return Object.entries(english).reduce(
    (text, [key, word]) =>
      text
        .replaceAll(`>${word}<`, `>${words[key] ?? word}<`)
        .replaceAll(`"${word}"`, `"${words[key] ?? word}"`),
    example,
  );
}

/**
 * Returns the catalogue of every block (R11.4), built from the schemas that parse their options, with examples in every
 * language.
 */
export function catalogueEntries(
  t: Words,
  optionWords: OptionWords,
  exampleWords: Readonly<Record<Locale, ExampleWords>>,
): Entry[] {
  return blockNames.map((name) => ({
    name,
    meaning: t(`blocks.${name}`),
    examples: byLocale((locale) => {
      const translate = (text: string) => translateExample(text, exampleWords.en, exampleWords[locale]);
      return {
        example: translate(plainExampleOf(name)),
        inside: translate(blocks[name].example.inside ?? ""),
      };
    }),
    options: optionsOf(name).map((option) => ({
      name: option.name,
      meaning: optionWords[name][option.name] ?? option.meaning,
      type: typeOf(option, t),
      kind: option.kind,
      least: option.least,
      most: option.most,
      isNeeded: option.isNeeded,
      choices: option.choices,
      without: withoutOf(option, t),
    })),
    cases: exampleCases(blocks[name].example.cases),
  }));
}

function typeOf({ kind, choices, least, most, longest }: OptionDescription, t: Words): string {
  if (kind === "choice") return choices.join(", ");
  const range = least === undefined || most === undefined ? "" : ` ${least}–${most}`;
  const length = longest === undefined ? "" : ` (${t("atMost", { longest })})`;
  return `${t(`kinds.${kind}`)}${range}${length}`;
}

function withoutOf({ isNeeded, without, kind }: OptionDescription, t: Words): string {
  if (isNeeded) return t("needed");
  if (kind === "flag") return t(without === true ? "yes" : "no");
  const isNothing = without === undefined || (Array.isArray(without) && without.length === 0);
  return isNothing ? t("notUsed") : String(without);
}

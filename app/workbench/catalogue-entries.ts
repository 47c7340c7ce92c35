import "server-only";
import type { Entry } from "@/components/workbench/catalogue/entry";
import { blockNames, plainExampleOf } from "@/lib/cms/widget/widget-examples";
import { type OptionFacts, optionsOf } from "@/lib/cms/widget/widget-options";
import type { Translator } from "@/lib/i18n/translator";
import { exampleCases } from "@/lib/workbench/example-states";
import { type BlockName, blocks } from "@/widgets/definitions";

type Words = Translator<"Workbench">;

/** The description of each option of each block in the reader's language; in English, the text of the schemas. */
type OptionWords = Readonly<Record<BlockName, Readonly<Record<string, string>>>>;

/** Returns the catalogue of every block (R11.4), built from the schemas that parse their options. */
export function catalogueEntries(t: Words, optionWords: OptionWords): Entry[] {
  return blockNames.map((name) => ({
    name,
    meaning: t(`blocks.${name}`),
    example: plainExampleOf(name),
    inside: blocks[name].example.inside ?? "",
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

function typeOf({ kind, choices, least, most, longest }: OptionFacts, t: Words): string {
  if (kind === "choice") return choices.join(", ");
  const range = least === undefined || most === undefined ? "" : ` ${least}–${most}`;
  const length = longest === undefined ? "" : ` (${t("atMost", { longest })})`;
  return `${t(`kinds.${kind}`)}${range}${length}`;
}

function withoutOf({ isNeeded, without, kind }: OptionFacts, t: Words): string {
  if (isNeeded) return t("needed");
  if (kind === "flag") return t(without === true ? "yes" : "no");
  const isNothing = without === undefined || (Array.isArray(without) && without.length === 0);
  return isNothing ? t("notUsed") : String(without);
}

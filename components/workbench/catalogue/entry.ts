import type { OptionKind } from "@/lib/cms/widget/option-kinds";
import type { Locale } from "@/lib/i18n/locales";
import type { ExampleCase } from "@/lib/workbench/preview-states";

/** A block as described by its schema, in the author's language. */
export type Entry = {
  name: string;
  meaning: string;
  /** How it is written, and what stands between its tags, with texts in each language. */
  examples: Readonly<Record<Locale, { example: string; inside: string }>>;
  options: readonly {
    name: string;
    meaning: string;
    /** The allowed values, with their limits. */
    type: string;
    kind: OptionKind | "choice";
    least: number | undefined;
    most: number | undefined;
    isNeeded: boolean;
    choices: readonly string[];
    /** The effect of leaving it out. */
    without: string;
  }[];
  cases: readonly ExampleCase[];
};

import type { z } from "zod";
import type { Locale } from "@/lib/i18n/locales";
import type { WidgetPlace } from "@/lib/widget/widget-place";
import type messages from "@/messages/en.json";

/** Drawn once more by the browser, or left as the server draws it: links, cards, and what CSS alone shows or hides. */
type Movement = "always" | "never";

/** What a page has to know of a widget beside its looks. `Data` is what is loaded for it. */
export type WidgetDefinition<Options extends z.ZodObject, Data, Moves extends Movement> = {
  /** One key for each attribute, with its meaning and an example; the whole says what the widget is for. */
  options: Options;
  /** The words it says of itself. Whatever stands here travels in every page that has the widget. */
  words: readonly (keyof (typeof messages)["Widgets"])[];
  /** It shows pictures as soon as it is seen. */
  showsPictures?: true;
  /** What it shows before any script runs; left out where it needs nothing of the back end. May raise: it goes without. */
  load?: (options: z.output<Options>, locale: Locale, place: WidgetPlace) => Promise<Data | undefined>;
  /** Whether it moves in the browser, by itself or as its data decides. Only of a word the compiler infers which. */
  moves: `${Moves}` | ((data: Data | undefined) => boolean);
};

/**
 * Ways in which guests may see a block. `usual` is how those see it who are logged out, where all see the same; `loading`,
 * `empty` and `failed` are what may become of its data.
 */
export const caseNames = ["usual", "loggedOut", "loggedIn", "linked", "loading", "empty", "failed"] as const;
export type CaseName = (typeof caseNames)[number];

export type BlockExample<Data> = {
  /** What an author has to put inside. */
  inside: string;
  /** The ways in which the catalogue shows it. */
  cases: readonly CaseName[];
  /** Its data, had there been nothing. */
  empty?: (data: Data) => Data;
  /** Its data while more of it is on its way. */
  loading?: (data: Data) => Data;
};

/** A widget that authors write by itself, as `cms-box-…`, and find in their catalogue. */
export type BlockDefinition<Options extends z.ZodObject, Data, Moves extends Movement> = WidgetDefinition<
  Options,
  Data,
  Moves
> & { example: BlockExample<Data> };

/** A block; from here on the compiler knows its options, what it loads and whether it moves. */
export function defineBlock<Options extends z.ZodObject, Data = never, Moves extends Movement = never>(
  definition: BlockDefinition<Options, Data, Moves>,
): BlockDefinition<Options, Data, Moves> {
  return definition;
}

/** A widget that lives only inside a block, such as a login button. */
export function defineInnerWidget<Options extends z.ZodObject, Data = never, Moves extends Movement = never>(
  definition: WidgetDefinition<Options, Data, Moves>,
): WidgetDefinition<Options, Data, Moves> {
  return definition;
}

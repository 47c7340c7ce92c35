import type { z } from "zod";
import type { Locale } from "@/lib/i18n/locales";
import type { WidgetPlace } from "@/lib/widget/widget-place";
import type messages from "@/messages/en.json";

/**
 * `always`: rendered again in the browser. `never`: left as the server renders it, such as links, cards, and what CSS
 * alone shows or hides.
 */
type Hydration = "always" | "never";

type MessageKey = keyof (typeof messages)["Widgets"];

/** What a page needs to know about a widget besides its view. `Data` is what is loaded for it. */
export type WidgetDefinition<
  Options extends z.ZodObject,
  Data,
  Hydrates extends Hydration,
  Key extends MessageKey,
> = {
  /**
   * One key per attribute, with its description and an example; the object's own description says what the widget is
   * for.
   */
  options: Options;
  /**
   * The message keys that its own view uses. They are sent with every page that has the widget, and
   * `useWidgetTexts` accepts no others.
   */
  messageKeys: readonly Key[];
  /** Whether it shows pictures as soon as it is visible. */
  showsPictures?: true;
  /**
   * Loads what it shows before any script runs; omitted where it needs no back-end data. If it throws, the widget
   * renders without data.
   */
  load?: (options: z.output<Options>, locale: Locale, place: WidgetPlace) => Promise<Data | undefined>;
  /**
   * Whether it is rendered again in the browser: a fixed value or a function of its data. Only from a literal can the
   * compiler infer which.
   */
  hydrates: `${Hydrates}` | ((data: Data | undefined) => boolean);
};

/**
 * Cases in which guests may see a block. `usual` is the block for a logged-out guest, where it is the same for all
 * guests; `loading`, `empty` and `failed` are states of its data.
 */
const caseNames = ["usual", "loggedOut", "loggedIn", "linked", "loading", "empty", "failed"] as const;
export type CaseName = (typeof caseNames)[number];

type BlockExample<Data> = {
  /** The content that an author puts inside the block. */
  inside: string;
  /** The cases that the catalogue shows. */
  cases: readonly CaseName[];
  /** Converts its data to the empty state. */
  empty?: (data: Data) => Data;
  /** Converts its data to the loading state. */
  loading?: (data: Data) => Data;
};

/** A widget that authors write directly, as `cms-box-…`, and find in their catalogue. */
export type BlockDefinition<
  Options extends z.ZodObject,
  Data,
  Hydrates extends Hydration,
  Key extends MessageKey,
> = WidgetDefinition<Options, Data, Hydrates, Key> & { example: BlockExample<Data> };

/**
 * Defines a block, so that the compiler infers the types of its options and its data, its message keys, and whether it
 * hydrates.
 */
export function defineBlock<
  Options extends z.ZodObject,
  Data = never,
  Hydrates extends Hydration = never,
  Key extends MessageKey = never,
>(definition: BlockDefinition<Options, Data, Hydrates, Key>): BlockDefinition<Options, Data, Hydrates, Key> {
  return definition;
}

/** Defines a widget that exists only inside a block, such as a login button. */
export function defineInnerWidget<
  Options extends z.ZodObject,
  Data = never,
  Hydrates extends Hydration = never,
  Key extends MessageKey = never,
>(
  definition: WidgetDefinition<Options, Data, Hydrates, Key>,
): WidgetDefinition<Options, Data, Hydrates, Key> {
  return definition;
}

import type { z } from "zod";
import type { Locale } from "@/lib/i18n/locales";
import type { OfferFilter } from "@/lib/routing/offer-filter";
import type messages from "@/messages/en.json";

/**
 * When an unhydrated page hydrates to hydrate a widget: a guest touches it, it comes near the view, or the guest is
 * signed in. `never`: it stays as the server renders it, such as links, cards, and what CSS alone shows or hides.
 */
export type HydrateOn = "interaction" | "visible" | "session" | "never";

type MessageKey = keyof (typeof messages)["Widgets"];

/** What a page needs to know about a widget besides its view. `Data` is what is loaded for it. */
export type WidgetDefinition<
  Options extends z.ZodObject,
  Data,
  On extends HydrateOn,
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
   * Loads what it shows before any script runs; omitted where its options say all. If it throws, the widget
   * renders without data.
   */
  load?: (options: z.output<Options>, locale: Locale, context: WidgetContext) => Promise<Data | undefined>;
  /**
   * When it is hydrated; with `unless`, only where its data does not make it stay as the server rendered it. Only from
   * a literal can the compiler infer which widgets may stay.
   */
  hydrateOn: `${On}` | { on: Exclude<HydrateOn, "never">; unless: (data: Data | undefined) => boolean };
  /** Its links do something of their own once it is hydrated, so pressing one hydrates the page. */
  linksAct?: true;
  /** What its author wrote inside is shown on demand, or only to some guests. */
  hidesContent?: true;
  /**
   * Returns whether it keeps an author's element with this tag and adds no markup of its own. Any other is mounted by
   * script where a browser's parser would split what it renders.
   */
  keepsElement?: (tag: string) => boolean;
};

/**
 * Cases in which guests may see a block. `usual` is the block for a logged-out guest, where it is the same for all
 * guests; `loading`, `empty` and `failed` are states of its data.
 */
export type CaseName = "usual" | "loggedOut" | "loggedIn" | "linked" | "loading" | "empty" | "failed";

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
  On extends HydrateOn,
  Key extends MessageKey,
> = WidgetDefinition<Options, Data, On, Key> & { example: BlockExample<Data> };

/**
 * Defines a block, so that the compiler infers the types of its options and its data, its message keys, and whether it
 * hydrates.
 */
export function defineBlock<
  Options extends z.ZodObject,
  Data = never,
  On extends HydrateOn = never,
  Key extends MessageKey = never,
>(definition: BlockDefinition<Options, Data, On, Key>): BlockDefinition<Options, Data, On, Key> {
  return definition;
}

/** Defines a widget that exists only inside a block, such as a login button. */
export function defineInnerWidget<
  Options extends z.ZodObject,
  Data = never,
  On extends HydrateOn = never,
  Key extends MessageKey = never,
>(definition: WidgetDefinition<Options, Data, On, Key>): WidgetDefinition<Options, Data, On, Key> {
  return definition;
}

/** The page that contains a widget: its path, and the resource it is about. */
export type WidgetContext = {
  path: string;
  resourceId: number | undefined;
  /** The filter of offers in the page's address. */
  filter?: OfferFilter | undefined;
};

import type { PartContent } from "@/lib/cms/parse/parsed-parts";
import type { Widget, WidgetData } from "@/widgets/definitions";

/**
 * A widget with what was loaded for its first paint; those that need nothing have none. `deferred`: it must be mounted by
 * script; `stays`: it is as the server draws it, and no browser needs to be told of it; `leads`: it shows the first picture
 * that a guest sees of the page.
 */
export type SlotView = { widget: Widget; data?: WidgetData; deferred?: true; stays?: true; leads?: true };

/** An authored part as one page shows it. Only its slots travel to the browser; its HTML is already there. */
export type PartView = {
  /** Names the version of the content. */
  key: string;
  content: PartContent;
  /** Names the part's element in the page. */
  scope: string;
  slots: SlotView[];
};

import type { PartContent } from "@/lib/cms/parse/parsed-parts";
import type { Widget, WidgetData } from "@/widgets/definitions";

/**
 * A widget with the data loaded for its first paint, if it needs any. `deferred`: a script must mount it; `isStatic`:
 * it is left as rendered on the server and is not sent to the browser; `leads`: it shows the page's first visible
 * image.
 */
export type SlotView = { widget: Widget; data?: WidgetData; deferred?: true; isStatic?: true; leads?: true };

/** An authored part as one page shows it. Only its slots are sent to the browser; its HTML is already there. */
export type PartView = {
  /** Identifies the version of the content. */
  key: string;
  content: PartContent;
  /** Identifies the part's element in the page. */
  scope: string;
  slots: SlotView[];
};

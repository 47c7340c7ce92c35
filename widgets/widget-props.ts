import type { ComponentType, ReactNode } from "react";
import type { DrawnNode } from "@/lib/cms/parse/page-node";
import type { DataOf, OptionsOf, WidgetData, WidgetType } from "@/widgets/definitions";

/** The authored element that a widget lives in. */
export type Place = {
  /** The element's own tag: the widget draws itself into it, so that authored selectors keep matching. */
  tag: string;
  attributes: Record<string, unknown>;
  /** The part that the element stands in, and its number among that part's widgets. */
  scope: string;
  slot: number;
  /** What the author wrote inside, as data. */
  authored: readonly DrawnNode[];
  /** The same, live. A widget that shows it marks the element around it with `data-content={slot}`. */
  content: ReactNode;
  /** Its first picture is the first that a guest sees of the page. */
  leads?: boolean;
  /** The place cannot hold what a server writes there; this widget was mounted by script. */
  deferred: boolean;
};

/** What every widget is given; its data is what the server loaded for its first paint, undefined where that failed. */
export type WidgetProps<Type extends WidgetType> = Place & {
  options: OptionsOf<Type>;
  data: DataOf<Type> | undefined;
};

/** What draws each of these kinds of widget. */
export type Views<Type extends WidgetType> = { [Each in Type]: ComponentType<WidgetProps<Each>> };

/** The same of a widget whose kind only its slot knows. */
export type GivenWidget = Place & { options: unknown; data: WidgetData | undefined };

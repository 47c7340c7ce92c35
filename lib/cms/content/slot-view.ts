import "server-only";
import { type Widget, type WidgetData, widgetDefinitions } from "@/widgets/definitions";
import type { SlotView } from "./part-view";

type ResolvedWidget = { widget: Widget; deferred?: boolean | undefined; leads?: true | undefined };

/** Returns a widget as the page shows it, with the data loaded for it; a deferred widget never gets `isStatic`. */
export function toSlotView(
  { widget, deferred = false, leads }: ResolvedWidget,
  data: WidgetData | undefined,
): SlotView {
  return {
    widget,
    ...(data === undefined ? {} : { data }),
    ...(deferred ? { deferred } : {}),
    ...(leads === undefined ? {} : { leads }),
    ...(deferred || hydrates(widget, data) ? {} : { isStatic: true }),
  };
}

function hydrates({ type }: Widget, data: WidgetData | undefined): boolean {
  const { hydrateOn } = widgetDefinitions[type];
  // The definition was selected by the widget's type, so the data has the type it expects.
  return typeof hydrateOn === "object" ? !hydrateOn.unless(data as never) : hydrateOn !== "never";
}

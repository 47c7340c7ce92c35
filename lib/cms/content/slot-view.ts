import "server-only";
import { type Widget, type WidgetData, widgetDefinitions } from "@/widgets/definitions";
import type { SlotView } from "./part-view";

type Placed = { widget: Widget; deferred?: boolean | undefined; leads?: true | undefined };

/** A widget as the page shows it, `data` being what was loaded for it; one that script must mount moves, whatever it is. */
export function toSlotView(
  { widget, deferred = false, leads }: Placed,
  data: WidgetData | undefined,
): SlotView {
  return {
    widget,
    ...(data === undefined ? {} : { data }),
    ...(deferred ? { deferred } : {}),
    ...(leads === undefined ? {} : { leads }),
    ...(deferred || moves(widget, data) ? {} : { stays: true }),
  };
}

function moves({ type }: Widget, data: WidgetData | undefined): boolean {
  const { moves } = widgetDefinitions[type];
  // The type chose the definition, so this data is what it decides by.
  return typeof moves === "function" ? moves(data as never) : moves === "always";
}

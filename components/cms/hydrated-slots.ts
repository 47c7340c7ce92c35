import type { PartView, SlotView } from "@/lib/cms/parse/part-view";
import { hydratedOtherwise, widgetsWhoseLinksAct } from "@/widgets/hydration";

/** The widgets of a page that are hydrated in the browser, by part and number. */
export type HydratedSlots = Readonly<Record<string, SlotView>>;

/** Returns the name of a widget, unique in the whole page. */
export function slotName(scope: string, slot: number | string): string {
  return `${scope}:${slot}`;
}

/**
 * Returns the marks by which the script that hydrates the page (`lib/server/before-hydration/hydration/marks.ts`) finds its
 * hydrated widgets: one that is still to be mounted (`deferred`), one whose links do something of their own (`links`),
 * and those that show something without a click. Personal widgets are not marked, because a session hydrates the page
 * anyway.
 */
export function hydrationMarks(
  slot: SlotView,
  isDeferred: boolean,
): { "data-hydrate"?: string; "data-hydrate-visible"?: "" } {
  const { type } = slot.widget;
  const on = hydratedOtherwise[type];
  if (slot.isStatic === true || on === "session") return {};
  if (isDeferred) return { "data-hydrate": "deferred", "data-hydrate-visible": "" };
  const hasActiveLinks = widgetsWhoseLinksAct.includes(type);
  return {
    "data-hydrate": hasActiveLinks ? "links" : "",
    ...(on === "visible" ? { "data-hydrate-visible": "" } : {}),
  };
}

/** Returns what the browser needs to know about the widgets of these parts. */
export function hydratedSlots(parts: readonly PartView[]): HydratedSlots {
  return Object.fromEntries(
    parts.flatMap(({ scope, slots }) =>
      slots.flatMap((slot, number) =>
        slot.isStatic === true ? [] : [[slotName(scope, number), sentOnce(slot)]],
      ),
    ),
  );
}

/** Leaves out the cards that are in the HTML, which the browser reads from there. */
function sentOnce(slot: SlotView): SlotView {
  return slot.data?.kind === "promotions" && slot.deferred !== true
    ? { ...slot, data: { ...slot.data, cards: [] } }
    : slot;
}

/** Returns all widgets of one part, as the server renders them. */
export function allSlots({ scope, slots }: PartView): HydratedSlots {
  return Object.fromEntries(slots.map((slot, number) => [slotName(scope, number), slot]));
}

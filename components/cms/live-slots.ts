import type { PartView, SlotView } from "@/lib/cms/content/part-view";

/** The widgets of a screen that move in the browser, by part and number. */
export type LiveSlots = Readonly<Record<string, SlotView>>;

/** One name for a widget in the whole screen. */
export function slotName(scope: string, slot: number | string): string {
  return `${scope}:${slot}`;
}

/**
 * Tells the script that wakes the page (`lib/page-script/live.ts`) what of it moves: a widget that is still to be
 * mounted (`later`), one whose links do something of their own (`act`), and which show something by themselves. What
 * is personal is not marked, for a session wakes the page anyway.
 */
export function liveMarks(slot: SlotView, isLater: boolean): { "data-live"?: string; "data-shows"?: "" } {
  const { type } = slot.widget;
  if (slot.stays === true || type === "profile") return {};
  if (isLater) return { "data-live": "later", "data-shows": "" };
  return { "data-live": type === "action" ? "act" : "", ...(type === "event" ? { "data-shows": "" } : {}) };
}

/** What the browser has to be told about the widgets of these parts. */
export function liveSlots(parts: readonly PartView[]): LiveSlots {
  return Object.fromEntries(
    parts.flatMap(({ scope, slots }) =>
      slots.flatMap((slot, number) =>
        slot.stays === true ? [] : [[slotName(scope, number), sentOnce(slot)]],
      ),
    ),
  );
}

/** Cards that stand in the page are read from there, so they do not travel a second time. */
function sentOnce(slot: SlotView): SlotView {
  return slot.data?.kind === "promotions" && slot.deferred !== true
    ? { ...slot, data: { ...slot.data, cards: [] } }
    : slot;
}

/** All widgets of one part, as the server draws them. */
export function allSlots({ scope, slots }: PartView): LiveSlots {
  return Object.fromEntries(slots.map((slot, number) => [slotName(scope, number), slot]));
}

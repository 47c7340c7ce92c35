import { toInstant } from "#shared/seoul-date.ts";

/** Minutes before a time until which it can be booked, so that the kitchen can prepare. */
const LEAD_MINUTES = 60;

/** The share of seats left up to which a slot counts as `few`, whatever the party. */
const FEW_SHARE = 0.3;

export type SlotStatus = "open" | "few" | "full";
export type DayStatus = SlotStatus | "closed";

/** Returns whether a table at this venue time can still be booked; exactly an hour ahead it can. */
export function isInTime(date: string, time: string, now: Date): boolean {
  return toInstant(date, time).getTime() - now.getTime() >= LEAD_MINUTES * 60_000;
}

/** Returns the status of a slot for a party of `pax`, with `remaining` of its `seats` left. */
export function toSlotStatus({
  seats,
  remaining,
  pax,
}: {
  seats: number;
  remaining: number;
  pax: number;
}): SlotStatus {
  if (remaining < pax) return "full";
  return remaining <= seats * FEW_SHARE ? "few" : "open";
}

/** Returns the status of a day: that of its best time, or `closed` if it has none. */
export function toDayStatus(slots: readonly SlotStatus[]): DayStatus {
  return (["open", "few", "full"] as const).find((status) => slots.includes(status)) ?? "closed";
}

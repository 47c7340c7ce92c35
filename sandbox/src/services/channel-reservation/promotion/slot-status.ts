import { toInstant } from "#shared/seoul-date.ts";

/** Tables of today are given out until an hour ahead; the kitchen has to know. */
const LEAD_MINUTES = 60;

/** A quarter of the seats, or one more party of the same size, is not much left. */
const FEW_SHARE = 0.25;

export type SlotStatus = "open" | "few" | "full";
export type DayStatus = SlotStatus | "closed";

/** Whether a table at this venue time can still be asked for, exactly an hour ahead included. */
export function isInTime(date: string, time: string, now: Date): boolean {
  return toInstant(date, time).getTime() - now.getTime() >= LEAD_MINUTES * 60_000;
}

/** What a slot is to a party of `pax`, with `remaining` of its `seats` left. */
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
  return remaining < pax * 2 || remaining < seats * FEW_SHARE ? "few" : "open";
}

/** A day is as good as its best time, and closed when it has none. */
export function toDayStatus(slots: readonly SlotStatus[]): DayStatus {
  return (["open", "few", "full"] as const).find((status) => slots.includes(status)) ?? "closed";
}

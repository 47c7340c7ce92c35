import type { CalendarDay } from "@/lib/offer/schema";

/** Returns whether a day or a time can still be booked, however few tables are left. */
export function hasTable({ status }: Pick<CalendarDay, "status">): boolean {
  return status === "open" || status === "few";
}

/**
 * Returns the status that guests see of a day or a time: that few seats are left only where their number is known,
 * because what counts as few is the back end's own rule.
 */
export function shownStatus<Status extends string>({
  status,
  remaining,
}: {
  status: Status;
  remaining?: number | undefined;
}): Status | "open" {
  return status === "few" && remaining === undefined ? "open" : status;
}
